import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { clampScale } from './zoomScale.ts'

/** A place in the window onto a picture, in pixels from its left and top edge. */
interface Place {
  x: number
  y: number
}

/**
 * Two fingers, or the wheel with Ctrl, which is how browsers tell of two fingers on a trackpad: `onPinch` gets the
 * scale they ask for and the place between them. Listens by itself, because React's listeners cannot hold the page off.
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
      if (clampScale(next) === latest.current.scale) return
      const edge = current.getBoundingClientRect()
      latest.current.onPinch(clampScale(next), { x: x - edge.left, y: y - edge.top })
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
      if (!event.ctrlKey) return
      event.preventDefault()
      pinch(latest.current.scale * Math.exp(-event.deltaY / 100), event.clientX, event.clientY)
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
