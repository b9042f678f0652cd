import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { readingKey } from '../../private/reading.ts'
import { useLoaded } from '../../private/useLoaded.ts'
import * as styles from './Carousel.css.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { CarouselSlide, type Slide } from './CarouselSlide.tsx'
import { messages } from './messages.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useMotion } from './useMotion.ts'

/** What moves the slides comes when somebody reaches for them: until then the track scrolls by itself. */
const load = () => import('./CarouselMotion.tsx')

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the slides are: "Destacados". */
  label: string
  /** In the order in which they show. */
  slides: readonly Slide[]
  /**
   * Moves on by itself, every 4000 ms or as many as given. It rests under the pointer and the focus, and for whoever
   * asked their system for less motion.
   * @default false
   */
  autoplay?: boolean | number
}

/**
 * A row of pictures that goes round. Renders `<section>`; stands as wide as the page, outside the container: its
 * track starts at the edge where one begins to read and bleeds off the other. Without scripts it scrolls.
 *
 * Use it once, at the top of the home page, for what is on now. Use `Plates` instead for the views of a hall, and
 * `ImageGallery` for the pictures of one work.
 */
export function Carousel({ label, slides, autoplay = false, className, onKeyDown, ...props }: CarouselProps) {
  const intl = useIntl()
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  // The keyboard could not scroll a track without links.
  const linked = slides.some(({ href }) => href !== undefined)
  const isRow = slides.length > 1
  const [CarouselMotion, wanted, setWanted] = useLoaded(load, isRow && (autoplay !== false || !linked))
  const { motion, arrive, want, wantAfter, move } = useMotion(wanted, () => setWanted(isRow))
  const [index, setIndex] = useState(0)
  const play = useAutoplay(autoplay !== false, motion)

  function step(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event)
    const key = readingKey(event)
    if (event.defaultPrevented || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    event.preventDefault()
    move(key === 'ArrowLeft' ? 'previous' : 'next')
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={intl.formatMessage(messages.carousel)}
      data-ready={motion !== null || undefined}
      {...props}
      onPointerEnter={joinHandlers(props.onPointerEnter, (event) => {
        play.rest.onPointerEnter()
        // A finger that swipes is left to the browser until it has done so.
        if (event.pointerType !== 'touch') want()
      })}
      onPointerLeave={joinHandlers(props.onPointerLeave, play.rest.onPointerLeave)}
      onTouchEnd={joinHandlers(props.onTouchEnd, () => wantAfter(viewport))}
      onTouchCancel={joinHandlers(props.onTouchCancel, () => wantAfter(viewport))}
      onFocus={joinHandlers(props.onFocus, () => {
        play.rest.onFocus()
        want()
      })}
      onBlur={joinHandlers(props.onBlur, play.rest.onBlur)}
      onKeyDown={step}
      className={joinClasses(styles.carousel, className)}
    >
      <div ref={setViewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, at) => (
            <CarouselSlide
              key={slide.id}
              slide={slide}
              first={at === 0}
              position={intl.formatMessage(messages.position, { index: at + 1, total: slides.length })}
            />
          ))}
        </div>
      </div>
      {isRow ? (
        <CarouselControls
          count={slides.length}
          index={index}
          onMove={move}
          paused={play.paused}
          onPausedChange={play.possible ? play.setPaused : undefined}
        />
      ) : null}
      {CarouselMotion && viewport && isRow ? (
        <CarouselMotion
          viewport={viewport}
          delay={typeof autoplay === 'number' ? autoplay : 4000}
          onReady={arrive}
          onSelect={setIndex}
        />
      ) : null}
    </section>
  )
}
