import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { readsToTheLeft } from '../../private/reading.ts'
import { scrolledSlide } from './scrolledSlide.ts'

/** What the carousel asks of its engine. */
export interface Motion {
  previous: () => void
  next: () => void
  /** Moves on by itself from now on. */
  play: () => void
  stop: () => void
}

interface CarouselMotionProps {
  /** The element that scrolls until the engine takes over. */
  viewport: HTMLElement
  /** Milliseconds between steps when it moves by itself. */
  delay: number
  onReady: (motion: Motion | null) => void
  /** Called with the place of the slide that begins the row, from 0. */
  onSelect: (index: number) => void
}

const lessMotion = '(prefers-reduced-motion: reduce)'

/**
 * The engine of the carousel (embla), loaded when the page is there. Renders nothing: it moves the track of
 * `viewport`, from wherever the visitor had scrolled it to.
 */
export default function CarouselMotion({ viewport, delay, onReady, onSelect }: CarouselMotionProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    direction: readsToTheLeft(viewport) ? ('rtl' as const) : ('ltr' as const),
    containScroll: 'trimSnaps' as const,
    duration: 22,
    breakpoints: { [lessMotion]: { duration: 0 } },
    startIndex: scrolledSlide(viewport),
  }))
  // When it plays is the carousel's to say; a finger on the track stops it.
  const [plugins] = useState(() => [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })])
  const [attach, api] = useEmblaCarousel(options, plugins)

  useEffect(() => {
    // The engine moves the track, not the scroll.
    viewport.scrollLeft = 0
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])

  useEffect(() => {
    if (!api) return
    const select = () => onSelect(api.selectedScrollSnap())
    const autoplay = api.plugins().autoplay
    const still = () => window.matchMedia(lessMotion).matches
    api.on('select', select)
    select()
    onReady({
      // Too few slides to go round: from one end to the other.
      previous: () => (api.canScrollPrev() ? api.scrollPrev(still()) : api.scrollTo(Infinity, still())),
      next: () => (api.canScrollNext() ? api.scrollNext(still()) : api.scrollTo(0, still())),
      play: () => autoplay.play(),
      stop: () => autoplay.stop(),
    })
    return () => {
      api.off('select', select)
      onReady(null)
    }
  }, [api, onReady, onSelect])

  return null
}
