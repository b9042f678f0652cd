import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A place in the window onto a picture, in pixels from its left and top edge. */
interface Place {
  x: number
  y: number
}

/** How far a wheel turns, in its own pixels, to go nearer by e; two fingers on a trackpad, told with Ctrl, are finer. */
const turns = { wheel: 400, fingers: 100 }

/**
 * Two fingers or the wheel: `onPinch` gets the scale they ask for and the place between them. Listens by itself,
 * because React's listeners cannot hold the page off.
 */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  scale: number,
  onPinch: (scale: number, at: Place) => void
): void {
  const latest = useRef({ scale, onPinch })
  useLayoutEffect(() => {
    latest.current = { scale, onPinch }
  })

  useEffect(() => {
    const { current } = element
    if (!current) return
    const pinch = (next: number, x: number, y: number) => {
      const edge = current.getBoundingClientRect()
      latest.current.onPinch(next, { x: x - edge.left, y: y - edge.top })
    }
    let start: { spread: number; scale: number } | null = null
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        start = null
        return
      }
      event.preventDefault()
      const spread = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      start ??= { spread, scale: latest.current.scale }
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      if (start.spread > 0) pinch((start.scale * spread) / start.spread, middle.x, middle.y)
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const turned = event.deltaY / (event.ctrlKey ? turns.fingers : turns.wheel)
      pinch(latest.current.scale * Math.exp(-turned), event.clientX, event.clientY)
    }
    const events = new AbortController()
    const heard = { passive: false, signal: events.signal }
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      current.addEventListener(name, touch, heard)
    }
    current.addEventListener('wheel', wheel, heard)
    return () => events.abort()
  }, [element])
}
