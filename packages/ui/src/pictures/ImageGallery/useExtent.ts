import { useLayoutEffect, useState } from 'react'
import type { Extent } from './zoomScale.ts'

/** How large an element is, whenever that changes; nothing before it is there. Its `ref` is a function. */
export function useExtent(): [extent: Extent, ref: (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [extent, setExtent] = useState<Extent>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setExtent({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [extent, setElement]
}
