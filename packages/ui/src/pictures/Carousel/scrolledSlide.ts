/** Which slide stands nearest the left edge of a track that was scrolled by hand, from 0. */
export function scrolledSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const edge = viewport.getBoundingClientRect().left
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
