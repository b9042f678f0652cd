import { type KeyboardEvent, type UIEvent, useEffect, useState } from 'react'
import { fileOf } from '../../pictures/Picture/fileOf.ts'
import type { WorkItem } from '../WorkThumb/WorkThumb.tsx'
import type { WallPlace } from './hang.ts'
import * as styles from './WallView.css.ts'

/** Pixels of a file for a centimetre of the wall: for the highest scene, on a fine screen. */
const fineness = 5

/** The paper label beside a work, in centimetres. */
const paper = { width: 9, height: 6, apart: 6 }

interface WallWorkProps {
  work: WorkItem
  /** In centimetres. */
  size: { height: number; width: number }
  place: WallPlace
  /** Of the wall, above the floor. */
  wallHeight: number
  name: string
  /** The one that the Tab key comes to. */
  current: boolean
  expanded: boolean
  /** Near enough to the window to be loaded. */
  near: boolean
  onPress: (event: UIEvent) => void
  onReach: () => void
}

/**
 * One work on the wall: its true rectangle until its picture is there. Pressed, it says what it is. Renders
 * `<g role="button">`.
 */
export function WallWork({
  work,
  size,
  place,
  wallHeight,
  name,
  current,
  expanded,
  near,
  onPress,
  onReach,
}: WallWorkProps) {
  const href = work.picture ? fileOf(work.picture, size.width * fineness) : undefined
  const loaded = useLoaded(near ? href : undefined)
  const box = { x: place.x, y: wallHeight - place.top, width: size.width, height: size.height }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress(event)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own
    <g
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={name}
      aria-expanded={expanded}
      data-loaded={loaded || undefined}
      className={styles.work}
      onClick={onPress}
      onKeyDown={press}
      onFocus={onReach}
    >
      <rect {...box} className={styles.rectangle} />
      {href && near ? (
        <image {...box} href={href} preserveAspectRatio="none" className={styles.picture} />
      ) : null}
      {expanded ? null : (
        <rect
          x={box.x + size.width + paper.apart}
          y={box.y + size.height - paper.height}
          width={paper.width}
          height={paper.height}
          className={styles.paper}
        />
      )}
      <rect
        x={box.x - 3}
        y={box.y - 3}
        width={size.width + 6}
        height={size.height + 6}
        className={styles.ring}
      />
    </g>
  )
}

/** Whether a file has come: an image in a drawing that the server made says nothing of it. */
function useLoaded(href: string | undefined): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (href === undefined) return
    const probe = new Image()
    probe.onload = () => setLoaded(true)
    probe.src = href
    return () => {
      probe.onload = null
    }
  }, [href])
  return loaded
}
