import type { ReactNode } from 'react'
import { Figure } from '../../private/Figure.tsx'
import { bench, floor, type Hanging } from './hang.ts'
import * as styles from './WallView.css.ts'

interface WallRoomProps {
  hanging: Hanging
  /** What hangs on the wall, behind the bench. */
  children: ReactNode
}

/** The wall as a drawing in centimetres, with its floor, a person and a bench. Renders `<svg>`. */
export function WallRoom({ hanging: { length, height, person, bench: benchAt }, children }: WallRoomProps) {
  const leg = bench.height - 7
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by the group around it, and its works by themselves
    <svg
      viewBox={`0 0 ${length} ${height + floor}`}
      preserveAspectRatio="xMidYMid meet"
      className={styles.drawing}
    >
      <rect x={-10_000} y={height} width={length + 20_000} height={floor} className={styles.floor} />
      <path d={`M-10000 ${height}H${length + 10_000}`} className={styles.skirting} />
      <Figure x={person} y={height + floor / 3} className={styles.furniture} />
      {children}
      {benchAt === null ? null : (
        <path
          transform={`translate(${benchAt} ${height + floor / 2})`}
          d={`M0 -${bench.height}h${bench.width}v7h-14v${leg}h-6v-${leg}h-120v${leg}h-6v-${leg}h-14z`}
          className={styles.furniture}
        />
      )}
    </svg>
  )
}
