import { readsToTheLeft } from '../../private/reading.ts'

/** Which slide stands nearest the edge at which a track begins that was scrolled by hand, from 0. */
export function scrolledSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])]
  const side = readsToTheLeft(viewport) ? 'right' : 'left'
  const edge = viewport.getBoundingClientRect()[side]
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
