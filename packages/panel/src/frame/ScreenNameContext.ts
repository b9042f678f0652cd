import { createContext, use, useEffect } from 'react'

/** Tells the frame what the open screen is called; `null` when it is left. */
export const ScreenNameContext = createContext<(name: string | null) => void>(() => undefined)

/**
 * Names the browser's tab after what the screen shows, a record or a task, as its heading does. Without it the tab has
 * the name of the sidebar's link.
 */
export function useScreenName(name: string): void {
  const tell = use(ScreenNameContext)
  useEffect(() => {
    tell(name)
    return () => tell(null)
  }, [tell, name])
}
