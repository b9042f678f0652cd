import { useLayoutEffect, useRef } from 'react'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import { ZoomSlide } from './ZoomSlide.tsx'

export interface ZoomTrackProps {
  images: readonly GalleryImage[]
  /** Which one is shown, from 0. */
  index: number
  /** 1 is the whole picture. */
  scale: number
  /** Shows the picture at a place, if there is one. */
  onShow: (index: number) => void
  onScale: (scale: number) => void
}

/** The pictures side by side, scrolled by a finger or put in place by keys and arrows. Renders `<div>`. */
export function ZoomTrack({ images, index, scale, onShow, onScale }: ZoomTrackProps) {
  const track = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = track
    if (current && scrolledTo(current) !== index) current.scrollLeft = index * current.clientWidth
  }, [index])

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
          onScale={onScale}
        />
      ))}
    </div>
  )
}

/** The place of the picture that takes most of the track, from 0. */
function scrolledTo(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth)
}
