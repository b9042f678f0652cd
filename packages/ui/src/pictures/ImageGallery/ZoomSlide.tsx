import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Picture } from '../Picture/Picture.tsx'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'
import { usePinch } from './usePinch.ts'
import { anchoredScroll } from './zoomScale.ts'

interface ZoomSlideProps {
  image: GalleryImage
  current: boolean
  scale: number
  onScale: (scale: number) => void
}

/**
 * One picture of the zoom: a press goes nearer where it was pressed, and back. Renders `<div>`, the window, around a
 * `<button>` that grows with the scale.
 */
export function ZoomSlide({ image, current, scale, onScale }: ZoomSlideProps) {
  const intl = useIntl()
  const slide = useRef<HTMLDivElement>(null)
  const shown = useRef(1)
  /** Where, from the window's edges, what is looked at stays; null is its middle. */
  const anchor = useRef<{ x: number; y: number } | null>(null)
  usePinch(slide, scale, (next, at) => {
    anchor.current = at
    onScale(next)
  })

  useLayoutEffect(() => {
    const { current } = slide
    if (!current || shown.current === scale) return
    const { x, y } = anchor.current ?? { x: current.clientWidth / 2, y: current.clientHeight / 2 }
    current.scrollLeft = anchoredScroll(current.scrollLeft, x, shown.current, scale)
    current.scrollTop = anchoredScroll(current.scrollTop, y, shown.current, scale)
    shown.current = scale
    anchor.current = null
  }, [scale])

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    const window = slide.current?.getBoundingClientRect()
    // A key presses at no place: it has no `detail`.
    if (window && event.detail > 0)
      anchor.current = { x: event.clientX - window.left, y: event.clientY - window.top }
    onScale(scale > 1 ? 1 : 2)
  }

  const action = intl.formatMessage(scale > 1 ? messages.zoomOut : messages.zoomIn)
  const picture = image.large ?? image.picture
  return (
    <div ref={slide} className={styles.slide} data-near={scale > 1 || undefined} inert={!current}>
      <button
        type="button"
        className={styles.canvas}
        aria-label={[action, picture.alt].filter(Boolean).join(': ')}
        style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
        onClick={toggle}
      >
        <Picture {...picture} sizes={`${Math.ceil(scale) * 100}vw`} fit="contain" />
      </button>
    </div>
  )
}
