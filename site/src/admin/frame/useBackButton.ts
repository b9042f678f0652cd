import { useEffect, useRef } from 'react'

/**
 * Holds the browser's back and forward buttons off: the address stays, and `ask` gets the function that goes there
 * after all. The router has no such question of its own here, so its listener is kept from hearing of the change.
 */
export function useBackButton(asks: (href: string) => boolean, ask: (goOn: () => void) => void): void {
  const latest = useRef({ asks, ask })
  useEffect(() => {
    latest.current = { asks, ask }
  })

  useEffect(() => {
    let at = position()
    let passing = 0
    function travel(event: PopStateEvent): void {
      const to = position()
      if (passing > 0) {
        passing -= 1
        event.stopImmediatePropagation()
        return
      }
      const steps = to - at
      if (steps === 0 || !latest.current.asks(location.href)) {
        at = to
        return
      }
      event.stopImmediatePropagation()
      passing += 1
      history.go(-steps)
      latest.current.ask(() => history.go(steps))
    }
    const settle = () => {
      at = position()
    }
    window.addEventListener('popstate', travel, { capture: true })
    // The router writes its own positions: whatever was pressed since, this is where the visitor stood.
    document.addEventListener('pointerdown', settle, { capture: true })
    document.addEventListener('keydown', settle, { capture: true })
    return () => {
      window.removeEventListener('popstate', travel, { capture: true })
      document.removeEventListener('pointerdown', settle, { capture: true })
      document.removeEventListener('keydown', settle, { capture: true })
    }
  }, [])
}

/** Where the router has the present page in its history; 0 for an entry that is not the router's. */
function position(): number {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0
  return typeof state.idx === 'number' ? state.idx : 0
}
