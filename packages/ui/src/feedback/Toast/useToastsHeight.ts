import { type RefObject, useLayoutEffect } from 'react'
import { toastsHeight } from '../../private/toastsHeight.ts'

/** Tells styles how high the toasts are, as long as there are any: a dialog of a whole screen begins below them. */
export function useToastsHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty(toastsHeight, `${entry.contentRect.height}px`)
    })
    if (list.current) observer.observe(list.current)
    return () => {
      observer.disconnect()
      style.removeProperty(toastsHeight)
    }
  }, [list])
}
