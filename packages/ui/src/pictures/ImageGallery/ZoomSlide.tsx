import { type MouseEvent, type Ref, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDrag } from '../../private/useDrag.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { GalleryImage } from './galleryImage.ts'
import * as styles from './ImageZoom.css.ts'
import { isSecondTap, type Tap } from './twoTaps.ts'
import { useHeldLook } from './useHeldLook.ts'
import { usePinch } from './usePinch.ts'
import { ZoomMap } from './ZoomMap.tsx'
import { ZoomTiles } from './ZoomTiles.tsx'
import type { ZoomTrackProps } from './ZoomTrack.tsx'
import { ZoomWait } from './ZoomWait.tsx'
import { zoomMessages as messages } from './zoomMessages.ts'
import { clampScale, partSeen, scrollFor, wholeIn } from './zoomScale.ts'

interface ZoomSlideProps
  extends Pick<ZoomTrackProps, 'scale' | 'extent' | 'tiled' | 'nearest' | 'onScale' | 'onFail'> {
  image: GalleryImage
  current: boolean
  ref?: Ref<HTMLDivElement>
  onMove?: () => void
}

/**
 * One picture of the zoom: a press goes nearer where it was pressed, and back; a finger taps twice for that. Held by
 * the mouse it is moved about. Renders `<div>`, the window, around a `<button>` that grows with the scale. What is
 * nearer comes over the whole picture, which stays until then.
 */
export function ZoomSlide({
  image,
  current,
  scale,
  extent,
  tiled,
  nearest,
  ref,
  onScale,
  onMove,
  onFail,
}: ZoomSlideProps) {
  const intl = useIntl()
  const slide = useRef<HTMLDivElement>(null)
  const joined = useJoinedRef(slide, ref)
  /** The tap before, as long as it may become the first of two. */
  const tapped = useRef<Tap | null>(null)
  /** Told by the pointer: not in every browser does a click know. */
  const byFinger = useRef(false)
  const [scrolled, setScrolled] = useState({ left: 0, top: 0 })
  const [tries, setTries] = useState(0)
  const [arrived, setArrived] = useState(0)
  const { handlers, wasDragged } = useDrag()
  const { picture } = image
  const tiles = tiled === 'none' ? null : tiled
  const held = useHeldLook(slide, picture, scale, extent)
  usePinch(slide, scale, (next, at) => scaleAt(next, at))

  /** Only what changes the scale moves what is looked at. */
  function scaleAt(next: number, at: { x: number; y: number } | null) {
    const clamped = clampScale(next, nearest)
    if (clamped === scale) return
    held.anchorAt(at)
    onScale(clamped)
  }

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    const window = slide.current?.getBoundingClientRect()
    // A key presses at no place: it has no `detail`.
    const pressed = event.detail > 0
    if (pressed && (wasDragged() || !(byFinger.current ? isSecond(event) : event.detail === 1))) return
    const at = pressed && window ? { x: event.clientX - window.left, y: event.clientY - window.top } : null
    scaleAt(scale > 1 ? 1 : Math.min(nearest, 3), at)
  }

  function isSecond({ clientX: x, clientY: y, timeStamp: at }: MouseEvent) {
    const tap = { x, y, at }
    const second = isSecondTap(tap, tapped.current)
    // A third begins anew.
    tapped.current = second ? null : tap
    return second
  }

  const action = intl.formatMessage(scale > 1 ? messages.zoomOut : messages.zoomIn)
  const drawn = wholeIn(extent, picture).width
  const near = image.large ?? picture
  const isNear = current && scale > 1
  // The next time is another one.
  if (!isNear && arrived > 0) setArrived(0)
  const part = partSeen(extent, picture, scale, scrolled)
  return (
    <div className={styles.place} inert={!current}>
      <div
        ref={joined}
        // A picture is no text: its places are counted from the left.
        dir="ltr"
        className={styles.slide}
        data-near={scale > 1 || undefined}
        {...handlers}
        onPointerDownCapture={({ pointerType }) => {
          byFinger.current = pointerType === 'touch'
        }}
        onScroll={({ currentTarget: { scrollLeft: left, scrollTop: top } }) => {
          setScrolled({ left, top })
          held.scrolledTo({ left, top })
          onMove?.()
        }}
      >
        <button
          type="button"
          className={styles.canvas}
          aria-label={[action, picture.alt].filter(Boolean).join(': ')}
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
          onClick={toggle}
        >
          <span className={styles.air}>
            <Picture {...picture} sizes={`${Math.ceil(drawn)}px`} fit="contain" />
            {isNear && (!image.tiles || tiled === 'none') ? (
              <Picture
                {...near}
                key={tries}
                alt=""
                sizes={`${Math.ceil(drawn * scale)}px`}
                priority
                fit="contain"
                className={styles.detail}
                onLoadCapture={() => {
                  setArrived(1)
                  onFail(null)
                }}
                onErrorCapture={() => {
                  setArrived(1)
                  onFail(() => {
                    setArrived(0)
                    setTries(tries + 1)
                  })
                }}
              />
            ) : null}
          </span>
          {isNear && tiles ? (
            <ZoomTiles
              picture={tiles}
              extent={extent}
              scale={scale}
              part={part}
              onArrive={setArrived}
              onFail={onFail}
            />
          ) : null}
        </button>
      </div>
      {isNear ? <ZoomWait arrived={arrived} /> : null}
      {current ? (
        <ZoomMap
          picture={picture}
          part={part}
          near={scale > 1}
          onLook={(x, y) => {
            slide.current?.scrollTo(scrollFor(extent, picture, scale, { x: x - 0.5, y: y - 0.5 }))
          }}
        />
      ) : null}
    </div>
  )
}
