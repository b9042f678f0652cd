import { type PointerEvent, useRef } from 'react'
import { readsToTheLeft } from '../../private/reading.ts'

/** Pixels to the edge where lines begin, at which toasts hang: from the first one moves, from the second it goes. */
const [moves, goes] = [6, 50]

/** What a toast takes so that a finger which pushes it out of the window puts it away; a mouse marks words. */
export function useSwipe(onAway: () => void) {
  const start = useRef<{ x: number; way: 1 | -1 } | null>(null)
  const distance = ({ clientX }: PointerEvent) =>
    start.current ? Math.max(0, (clientX - start.current.x) * start.current.way) : 0

  function stop({ currentTarget }: PointerEvent<HTMLElement>): void {
    start.current = null
    currentTarget.style.translate = ''
    delete currentTarget.dataset.swiped
  }

  return {
    onPointerDown({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
      if (pointerType !== 'mouse') start.current = { x: clientX, way: readsToTheLeft(currentTarget) ? 1 : -1 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const { currentTarget, pointerId } = event
      const by = distance(event)
      const swiped = 'swiped' in currentTarget.dataset
      if (!swiped && by < moves) return
      // Held fast only now: a press of a button inside stays a press.
      if (!swiped) currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset.swiped = ''
      currentTarget.style.translate = `${by * (start.current?.way ?? 0)}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (distance(event) >= goes) onAway()
      else stop(event)
    },
    onPointerCancel: stop,
  }
}
