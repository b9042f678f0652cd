import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { Modal, ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import { readingKey } from '../../private/reading.ts'
import { useBackCloses } from '../../private/useBackCloses.ts'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import { imageGalleryMessages as messages } from './messages.ts'
import { useExtent } from './useExtent.ts'
import { noTiles, useTiledPicture } from './useTiledPicture.ts'
import { ZoomControls } from './ZoomControls.tsx'
import { ZoomTrack } from './ZoomTrack.tsx'
import { clampScale, nearestOf, stepScale } from './zoomScale.ts'

interface ImageZoomProps {
  images: readonly GalleryImage[]
  /** Whose work it is: what its label says, in two lines. */
  label: ReactNode
  /** Which one is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The pictures one by one over the whole screen, from the whole to each pixel of them. Renders `<div role="dialog">`
 * into `<body>`. Arrows and a finger go from one to the next; plus, minus, a press, two fingers, two taps and the wheel
 * go nearer, nought shows the whole; then arrows, a finger and the mouse move about in it. Escape closes it.
 */
export default function ImageZoom({
  images,
  label,
  index,
  onIndexChange,
  open,
  onOpenChange,
}: ImageZoomProps) {
  const intl = useIntl()
  const [scale, setAnyScale] = useState(1)
  const [again, setAgain] = useState<(() => void) | null>(null)
  const [extent, measured] = useExtent()
  const screen = useRef<HTMLDivElement>(null)
  const layer = useBackCloses(open, () => change(false))

  const current = images[index]
  const tiled = useTiledPicture(current?.tiles, scale > 1)
  const nearest = current
    ? nearestOf(extent, tiled === noTiles || tiled === null ? current.picture : tiled)
    : 1

  function setScale(next: number) {
    setAnyScale(clampScale(next, nearest))
    if (next <= 1) setAgain(null)
  }

  function show(at: number) {
    if (at < 0 || at >= images.length || at === index) return
    setScale(1)
    onIndexChange(at)
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = readingKey(event)
    if (key === '+' || key === '=') setScale(stepScale(scale, 'in', nearest))
    else if (key === '-') setScale(stepScale(scale, 'out', nearest))
    else if (key === '0') setScale(1)
    // Nearer than the whole the arrows move about in it: the browser does that.
    else if (scale > 1) return
    else if (key === 'ArrowRight') show(index + 1)
    else if (key === 'ArrowLeft') show(index - 1)
    else if (key === 'Home') show(0)
    else if (key === 'End') show(images.length - 1)
    else return
    event.preventDefault()
  }

  function change(next: boolean) {
    setScale(1)
    if (document.fullscreenElement) void document.exitFullscreen()
    onOpenChange(next)
  }

  function fillScreen() {
    // Refused, it stays as it is: a browser says why by itself.
    const done = document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen()
    done?.catch(() => {})
  }

  return (
    <Modal
      open={open}
      onClose={() => change(false)}
      ref={screen}
      {...layer}
      onKeyDown={press}
      className={styles.screen}
    >
      <ModalTitle className={hidden}>
        <FormattedMessage {...messages.title} />
      </ModalTitle>
      <div ref={measured} className={styles.window}>
        <ZoomTrack
          images={images}
          index={index}
          scale={scale}
          extent={extent}
          tiled={tiled}
          onShow={show}
          onScale={setScale}
          onFail={(retry) => setAgain(() => retry)}
        />
      </div>
      <ZoomControls
        images={images}
        label={label}
        index={index}
        scale={scale}
        extent={extent}
        nearest={nearest}
        onShow={show}
        onScale={setScale}
        onRetry={again}
        onFullScreen={document.fullscreenEnabled ? fillScreen : undefined}
      />
      <ModalClose className={styles.close} aria-label={intl.formatMessage(messages.close)}>
        <Icon name="close" size="m" />
      </ModalClose>
    </Modal>
  )
}
