import type { KeyboardEvent, PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Hanging, HungSize } from './hang.ts'
import { wallViewMessages as messages } from './messages.ts'
import * as styles from './WallView.css.ts'

interface WallMapProps {
  hanging: Hanging
  sizes: readonly HungSize[]
  /** What of the wall is in the window, in centimetres from its left end; null until it is known. */
  seen: { from: number; to: number } | null
  /** Which work is in the middle, from 0, and what it is. */
  current: number
  name: string
  onLook: (centimetres: number) => void
  onKey: (event: KeyboardEvent) => void
}

/** The whole wall, small, with what of it is seen, which can be dragged along. Renders `<div role="slider">`. */
export function WallMap({ hanging, sizes, seen, current, name, onLook, onKey }: WallMapProps) {
  const intl = useIntl()
  const { length, height, places } = hanging

  function look(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    onLook(((event.clientX - box.left) / box.width) * length)
  }

  return (
    <div
      role="slider"
      dir="ltr"
      tabIndex={0}
      aria-label={intl.formatMessage(messages.map)}
      aria-valuemin={1}
      aria-valuemax={places.length}
      aria-valuenow={current + 1}
      aria-valuetext={intl.formatMessage(messages.at, { index: current + 1, count: places.length, name })}
      className={styles.map}
      onPointerDown={look}
      onPointerMove={look}
      onKeyDown={onKey}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${length} ${height}`} className={styles.mapped}>
        <path d={`M0 ${height}H${length}`} className={styles.mapFloor} />
        {places.map(({ x, top, bottom }, at) => (
          <rect
            key={x}
            x={x}
            y={height - top}
            width={sizes[at]?.width}
            height={top - bottom}
            className={styles.mapWork}
          />
        ))}
        {seen ? (
          <rect x={seen.from} y={0} width={seen.to - seen.from} height={height} className={styles.mapSeen} />
        ) : null}
      </svg>
    </div>
  )
}
