/**
 * Keeps the page from scrolling under what is open, and from widening by the scrollbar that goes. Gives what lets it go.
 * It speaks to the element's style: a strict content security policy refuses style sheets that a script writes.
 */
export function stillPage(): () => void {
  const page = document.documentElement
  const { overflow, paddingRight } = page.style
  const scrollbar = window.innerWidth - page.clientWidth
  if (scrollbar > 0) page.style.paddingRight = `${scrollbar}px`
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = overflow
    page.style.paddingRight = paddingRight
  }
}
