import { useLayoutEffect } from 'react'
import { toastsHeight } from '../../private/toastsHeight.ts'

/** Tells styles how high the stack of toasts is, as long as there are any: a dialog of a whole screen begins below it. */
export function useToastsHeight(stack: HTMLElement): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty(toastsHeight, `${entry.contentRect.height}px`)
    })
    observer.observe(stack)
    return () => {
      observer.disconnect()
      style.removeProperty(toastsHeight)
    }
  }, [stack])
}
