import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part whose code comes when it is wanted. What cannot be fetched is done without, where React's `lazy` would take the
 * page along: it is wanted no more, and asked for anew when it is wanted again. What is wanted with the page is so by itself
 * as soon as there is a connection.
 *
 * @param load the same function each time
 * @param early whether it is wanted with the page
 * @returns the part, undefined until it is there; whether it is wanted; and what says so
 */
export function useLoaded<Props>(load: () => Promise<{ default: ComponentType<Props> }>, early = false) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  const [wanted, want] = useState(early)
  useEffect(() => {
    const again = () => want(true)
    if (wanted)
      load().then(
        ({ default: Part }) => setLoaded(() => Part),
        () => want(false)
      )
    else if (early) addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [load, early, wanted])
  return [Loaded, wanted, want] as const
}
