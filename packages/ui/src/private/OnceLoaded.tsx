import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface OnceLoadedProps<Props> {
  /** What the server sends, and what stands there until the rest is loaded. */
  plain: ReactElement
  /** Fetches what works in the browser only; the same function each time. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** What takes the plain one's place. */
  children: (Loaded: ComponentType<Props>) => ReactNode
}

/**
 * Puts what only a browser can do in the place of what the server sent, as soon as it is there and nobody is in the
 * midst of it: another field under their hands would swallow what they type. What cannot be loaded is done without.
 */
export function OnceLoaded<Props>({ plain, load, children }: OnceLoadedProps<Props>) {
  const box = useRef<HTMLDivElement>(null)
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()

  useEffect(() => {
    const over = new AbortController()
    const takeOver = (Component: ComponentType<Props>) => {
      if (over.signal.aborted || box.current?.contains(document.activeElement)) return
      // A menu of theirs has the focus, wherever it stands.
      if (box.current?.querySelector('[aria-expanded="true"]')) return
      over.abort()
      // At once, before anybody can come in.
      flushSync(() => setLoaded(() => Component))
    }
    load().then(
      ({ default: Component }) => {
        takeOver(Component)
        const leave = ({ relatedTarget }: FocusEvent) => {
          const stays = relatedTarget instanceof Node && box.current?.contains(relatedTarget)
          // What went with a part that had the focus may be given to another part of it yet.
          if (!stays) queueMicrotask(() => takeOver(Component))
        }
        if (!over.signal.aborted) box.current?.addEventListener('focusout', leave, { signal: over.signal })
      },
      () => {}
    )
    return () => over.abort()
  }, [load])

  return <div ref={box}>{Loaded ? children(Loaded) : plain}</div>
}
