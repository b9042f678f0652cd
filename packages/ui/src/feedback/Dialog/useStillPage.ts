import { useLayoutEffect } from 'react'

/**
 * Keeps the page from scrolling under an open dialog, and from widening by the scrollbar that goes. It speaks to the
 * element's style, because a strict content security policy refuses the style sheet that Radix's overlay would write.
 */
export function useStillPage(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const page = document.documentElement
    const { overflow, paddingRight } = page.style
    const scrollbar = window.innerWidth - page.clientWidth
    if (scrollbar > 0) page.style.paddingRight = `${scrollbar}px`
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = overflow
      page.style.paddingRight = paddingRight
    }
  }, [open])
}
