import { type PointerEvent, useEffect, useState } from 'react'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import * as styles from './ImageZoom.css.ts'
import type { Part } from './zoomScale.ts'

/** How much of the window's height a tall picture may take, in `vh`: it is the narrower for it. */
const tallest = 40

/** How long it stays after something moved, in milliseconds. */
const rest = 3_000

interface ZoomMapProps {
  picture: PictureProps
  /** What of it is in the window. */
  part: Part
  /** Whether less than the whole of it is. */
  near: boolean
  /** Looks at a place, in parts of the picture from its left and top edge. */
  onLook: (x: number, y: number) => void
}

/**
 * The whole picture, small, and what of it is in the window: while somebody moves about in it, and for who can press
 * there. Renders `<div>`, which no screen reader is told of: the keys move about as well.
 */
export function ZoomMap({ picture, part, near, onLook }: ZoomMapProps) {
  const [resting, setResting] = useState(false)
  const { left, top, right, bottom } = part
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew whenever what is seen changes
  useEffect(() => {
    setResting(false)
    const timer = setTimeout(() => setResting(true), rest)
    return () => clearTimeout(timer)
  }, [left, top, right, bottom])

  function look(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0) return
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    onLook((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }

  if (!near) return null
  const percent = (value: number) => `${value * 100}%`
  return (
    <div aria-hidden="true" className={styles.map} data-resting={resting || undefined}>
      <div
        className={styles.mapped}
        style={{ maxWidth: `${(tallest * picture.width) / picture.height}vh` }}
        onPointerDown={look}
        onPointerMove={look}
      >
        <Picture {...picture} alt="" sizes="132px" />
        <span
          className={styles.seen}
          style={{
            left: percent(left),
            top: percent(top),
            width: percent(right - left),
            height: percent(bottom - top),
          }}
        />
      </div>
    </div>
  )
}
