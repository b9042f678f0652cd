import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { Modal, ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import { readingKey } from '../../private/reading.ts'
import { useBackCloses } from '../../private/useBackCloses.ts'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import { useExtent } from './useExtent.ts'
import { type Side, useZoomViews } from './useZoomViews.ts'
import { ZoomControls } from './ZoomControls.tsx'
import { ZoomPane } from './ZoomPane.tsx'
import { zoomMessages as messages } from './zoomMessages.ts'
import { zoomQuery } from './zoomQuery.ts'
import { clampScale, stepScale } from './zoomScale.ts'

/** What asks for the near picture of either side again, where it did not come. */
type Failed = readonly [(() => void) | null, (() => void) | null]
const noneFailed: Failed = [null, null]

interface ImageZoomProps {
  /** At least one. */
  images: readonly GalleryImage[]
  /** Whose work it is: what its label says, in two lines. */
  label: ReactNode
  /** Which one is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
  /** Which one stands beside it, from 0; null where it stands alone. */
  beside: number | null
  onBesideChange: (beside: number | null) => void
  /** Under which name the address says what is shown, if it does. */
  addressKey: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** How far an arrow moves, in pixels. */
const arrows: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
}

/**
 * The pictures over the whole screen, one by one or two side by side, from the whole to each pixel of them. Renders
 * `<div role="dialog">` into `<body>`. Arrows, PageUp, PageDown and a finger go from one to the next; plus, minus, a
 * press, two fingers, two taps and the wheel go nearer, nought shows the whole; then arrows, a finger and the mouse move
 * about in it. Escape closes it.
 */
export default function ImageZoom(props: ImageZoomProps) {
  const { images, label, index, beside, open } = props
  const intl = useIntl()
  const [chosen, setActive] = useState<Side>(0)
  const [together, setTogether] = useState(true)
  const [again, setAgain] = useState(noneFailed)
  const [extent, measured] = useExtent()
  const screen = useRef<HTMLDivElement>(null)
  const [first, second] = [images[index], beside === null ? undefined : images[beside]]
  const layer = useBackCloses(
    open,
    () => change(false),
    zoomQuery(
      props.addressKey,
      [first, second].flatMap((image) => image ?? [])
    )
  )
  const active = second ? chosen : 0
  const zoom = useZoomViews([first, second], {
    extent,
    tied: second !== undefined && together,
    active,
  })
  const view = zoom.views[active]
  const at = (side: Side) => (side === 1 ? (beside ?? 0) : index)

  function setScale(side: Side, next: number) {
    zoom.setScale(side, clampScale(next, zoom.views[side]?.nearest ?? 1))
    if (next <= 1) setAgain(noneFailed)
  }

  function failed(side: Side, retry: (() => void) | null) {
    setAgain(([one, other]) => (side === 0 ? [retry, other] : [one, retry]))
  }

  function show(side: Side, next: number) {
    if (next < 0 || next >= images.length || next === at(side)) return
    setScale(side, 1)
    if (side === 1) props.onBesideChange(next)
    else props.onIndexChange(next)
  }

  function press(event: KeyboardEvent) {
    // A list of pictures has these keys for itself.
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement) return
    const key = readingKey(event)
    // A key in one of two is that one's; in the foot, the one's that was used last.
    const side = sideOf(event.target) ?? active
    if (!move(side, key, arrows[event.key])) return
    setActive(side)
    event.preventDefault()
  }

  /** Does what a key asks of a picture; false for a key that asks nothing. */
  function move(side: Side, key: string, by: readonly [number, number] | undefined): boolean {
    const looked = zoom.views[side]
    if (!looked) return false
    if (key === '+' || key === '=') setScale(side, stepScale(looked.scale, 'in', looked.nearest))
    else if (key === '-') setScale(side, stepScale(looked.scale, 'out', looked.nearest))
    else if (key === '0') setScale(side, 1)
    else if (key === 'PageDown') show(side, at(side) + 1)
    else if (key === 'PageUp') show(side, at(side) - 1)
    else if (looked.scale > 1) {
      if (!by) return false
      looked.slide.current?.scrollBy(...by)
    } else if (key === 'ArrowRight') show(side, at(side) + 1)
    else if (key === 'ArrowLeft') show(side, at(side) - 1)
    else if (key === 'Home') show(side, 0)
    else if (key === 'End') show(side, images.length - 1)
    else return false
    return true
  }

  /** Another one comes beside it: the next, or before the last the one before it; or the one that is looked at stays alone. */
  function pair() {
    const isLast = index === images.length - 1
    zoom.level(1)
    setAgain(noneFailed)
    setActive(!second && isLast ? 1 : 0)
    if (second) {
      if (active === 1 && beside !== null) props.onIndexChange(beside)
      props.onBesideChange(null)
      return
    }
    if (isLast) props.onIndexChange(index - 1)
    props.onBesideChange(isLast ? index : index + 1)
  }

  function change(next: boolean) {
    zoom.level(1)
    setAgain(noneFailed)
    if (document.fullscreenElement) void document.exitFullscreen()
    // The stage goes on with the one that was looked at last.
    if (!next && active === 1 && beside !== null) props.onIndexChange(beside)
    props.onOpenChange(next)
  }

  function retryAll() {
    setAgain(noneFailed)
    for (const retry of again) retry?.()
    // The button goes with what it says; the keys go on from the picture.
    view?.slide.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  function fillScreen() {
    // Refused, it stays as it is: a browser says why by itself.
    const done = document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen()
    done?.catch(() => {})
  }

  const pane = (side: Side, of?: 'first' | 'second') => {
    const view = zoom.views[side]
    return view ? (
      <ZoomPane
        // Another width: its pictures are put in place anew.
        key={of ?? 'alone'}
        {...(side === 0 ? { ref: measured } : {})}
        of={of}
        active={side === active}
        onActive={() => setActive(side)}
        images={images}
        index={at(side)}
        extent={extent}
        scale={view.scale}
        nearest={view.nearest}
        tiled={view.tiled}
        slide={view.slide}
        onShow={(next) => show(side, next)}
        onScale={(next) => {
          setActive(side)
          setScale(side, next)
        }}
        onMove={() => zoom.moved(side)}
        onFail={(retry) => failed(side, retry)}
      />
    ) : null
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
      <div className={styles.window} style={{ gap: 1 }}>
        {pane(0, second && 'first')}
        {pane(1, 'second')}
      </div>
      {view ? (
        <ZoomControls
          images={images}
          label={label}
          index={at(active)}
          scale={view.scale}
          extent={extent}
          nearest={view.nearest}
          onShow={(next) => show(active, next)}
          onScale={(next) => setScale(active, next)}
          isBeside={second !== undefined}
          onBeside={pair}
          together={together}
          onTogether={() => {
            if (!together) zoom.level(view.scale)
            setTogether(!together)
          }}
          onRetry={again[0] || again[1] ? retryAll : null}
          onFullScreen={document.fullscreenEnabled ? fillScreen : undefined}
        />
      ) : null}
      <ModalClose className={styles.close} aria-label={intl.formatMessage(messages.close)}>
        <Icon name="close" size="m" />
      </ModalClose>
    </Modal>
  )
}

/** Which of two pictures something is part of; undefined in the foot, and where one stands alone. */
function sideOf(target: EventTarget): Side | undefined {
  const pane = target instanceof Element ? target.closest('[data-of]') : null
  if (!pane) return undefined
  return pane.getAttribute('data-of') === 'second' ? 1 : 0
}
