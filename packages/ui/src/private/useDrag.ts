import { type PointerEvent, useRef } from 'react'

/** How far a mouse moves, in pixels, before a press becomes a drag. */
const still = 4

/**
 * Moves about in a scrolled box by holding it with the mouse; fingers do that by themselves. Handlers for the box, and
 * whether what was just pressed was dragged instead.
 */
export function useDrag() {
  const held = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const moved = useRef(false)
  return {
    wasDragged: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        moved.current = false
        if (event.pointerType !== 'mouse' || event.button !== 0) return
        const { scrollLeft: left, scrollTop: top } = event.currentTarget
        held.current = { x: event.clientX, y: event.clientY, left, top }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { current } = held
        if (!current) return
        if (event.buttons === 0) {
          held.current = null
          return
        }
        const [x, y] = [event.clientX - current.x, event.clientY - current.y]
        if (!moved.current && Math.hypot(x, y) < still) return
        moved.current = true
        event.currentTarget.scrollTo(current.left - x, current.top - y)
      },
      onPointerUp() {
        held.current = null
      },
    },
  }
}
