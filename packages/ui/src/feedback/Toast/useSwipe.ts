import { type PointerEvent, useRef } from 'react'

/** Pixels to the left: from the first the toast moves, from the second it goes. */
const [moves, goes] = [6, 50]

/** What a toast takes so that a finger which pushes it out of the window to the left puts it away; a mouse marks words. */
export function useSwipe(onAway: () => void) {
  const start = useRef<number | null>(null)
  const distance = ({ clientX }: PointerEvent) => Math.min(0, clientX - (start.current ?? clientX))

  function stop({ currentTarget }: PointerEvent<HTMLElement>): void {
    start.current = null
    currentTarget.style.translate = ''
    delete currentTarget.dataset.swiped
  }

  return {
    onPointerDown(event: PointerEvent): void {
      if (event.pointerType !== 'mouse') start.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const { currentTarget, pointerId } = event
      const by = distance(event)
      const swiped = 'swiped' in currentTarget.dataset
      if (!swiped && by > -moves) return
      // Held fast only now: a press of a button inside stays a press.
      if (!swiped) currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset.swiped = ''
      currentTarget.style.translate = `${by}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (distance(event) <= -goes) onAway()
      else stop(event)
    },
    onPointerCancel: stop,
  }
}
