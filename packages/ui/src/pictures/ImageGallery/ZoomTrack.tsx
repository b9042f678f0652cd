import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { readsToTheLeft } from '../../private/reading.ts'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import type { TiledPicture } from './tileGrid.ts'
import { ZoomSlide } from './ZoomSlide.tsx'
import type { Extent } from './zoomScale.ts'

export interface ZoomTrackProps {
  images: readonly GalleryImage[]
  /** Which one is shown, from 0. */
  index: number
  /** 1 is the whole picture. */
  scale: number
  /** Of the window onto one picture. */
  extent: Extent
  /** The tiles of the one that is shown: null as long as nobody asked for any. */
  tiled: TiledPicture | 'none' | null
  /** The largest scale of the one that is shown. */
  nearest: number
  /** The window onto the one that is shown. */
  slide: RefObject<HTMLDivElement | null>
  /** Shows the picture at a place, if there is one. */
  onShow: (index: number) => void
  /** Asks for a scale, which is held to what the picture allows. */
  onScale: (scale: number) => void
  /** What is shown was moved about. */
  onMove: () => void
  /** The near picture did not come, and asks to be asked for again. */
  onFail: (again: (() => void) | null) => void
}

/** The pictures side by side, scrolled by a finger or put in place by keys and arrows. Renders `<div>`. */
export function ZoomTrack({
  images,
  index,
  scale,
  extent,
  tiled,
  nearest,
  slide,
  onShow,
  onScale,
  onMove,
  onFail,
}: ZoomTrackProps): ReactNode {
  const track = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = track
    if (!current) return
    // What had the focus is out of reach now: the keys go on from the picture that came.
    if (current.contains(document.activeElement))
      slide.current?.querySelector('button')?.focus({ preventScroll: true })
    if (scrolledTo(current) === index) return
    const across = index * current.clientWidth
    current.scrollLeft = readsToTheLeft(current) ? -across : across
  }, [index, slide])

  return (
    <div
      ref={track}
      className={styles.track}
      data-near={scale > 1 || undefined}
      onScroll={(event) => {
        // A picture that is scrolled about in is scrolled inside the track.
        if (event.target === event.currentTarget) onShow(scrolledTo(event.currentTarget))
      }}
    >
      {images.map((image, at) => (
        <ZoomSlide
          key={image.id}
          image={image}
          current={at === index}
          scale={at === index ? scale : 1}
          extent={extent}
          tiled={at === index ? tiled : null}
          nearest={nearest}
          {...(at === index ? { ref: slide, onMove } : {})}
          onScale={onScale}
          onFail={onFail}
        />
      ))}
    </div>
  )
}

/** The place of the picture that takes most of the track, from 0. */
function scrolledTo(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}
