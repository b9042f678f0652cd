import { type RefObject, useEffect } from 'react'

/**
 * A wheel that turns down passes along a box that scrolls across, while there is something left of it; at its ends the
 * page goes on. Listens by itself, because React's listeners cannot hold the page off; the box may come later.
 */
export function useWheelAcross(box: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const { current } = box
    if (!isThere || !current) return
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return
      const end = current.scrollWidth - current.clientWidth
      const isLeft = event.deltaY > 0 ? current.scrollLeft < end - 1 : current.scrollLeft > 0
      if (!isLeft) return
      event.preventDefault()
      current.scrollLeft += event.deltaY
    }
    current.addEventListener('wheel', turn, { passive: false })
    return () => current.removeEventListener('wheel', turn)
  }, [box, isThere])
}
