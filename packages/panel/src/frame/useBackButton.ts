import { beforeRouter } from '@gallery/client'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Holds the browser's back and forward buttons off: the address stays, and `ask` gets the address that they lead
 * to and the function that goes there after all. The router has no such question of its own here, so its listener is kept from hearing of the change.
 */
export function useBackButton(
  asks: (href: string) => boolean,
  ask: (href: string, goOn: () => void) => void
): void {
  const location = useLocation()
  const at = useRef(0)
  const latest = useRef({ asks, ask })
  useEffect(() => {
    latest.current = { asks, ask }
  })
  // Wherever the router has gone is where the visitor stands, whatever led there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes with the location
  useEffect(() => {
    at.current = position()
  }, [location])

  useEffect(() => {
    let passing = 0
    function travel(event: PopStateEvent): void {
      if (passing > 0) {
        passing -= 1
        event.stopImmediatePropagation()
        return
      }
      const steps = position() - at.current
      const { href } = window.location
      if (steps === 0 || !latest.current.asks(href)) return
      event.stopImmediatePropagation()
      passing += 1
      history.go(-steps)
      latest.current.ask(href, () => history.go(steps))
    }
    return beforeRouter(travel)
  }, [])
}

/** Where the router has the present page in its history; 0 for an entry that is not the router's. */
function position(): number {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0
  return typeof state.idx === 'number' ? state.idx : 0
}
