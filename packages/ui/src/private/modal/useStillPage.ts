import { useLayoutEffect } from 'react'

/**
 * Keeps the page from scrolling under an open dialog, and from widening by the scrollbar that goes. It speaks to the
 * element's style: a strict content security policy refuses style sheets that a script writes.
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
