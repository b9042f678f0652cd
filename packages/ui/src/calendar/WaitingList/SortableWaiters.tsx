import type { Modifier } from '@dnd-kit/core'
import { Sorting, useSorted } from '../../private/Sorting.tsx'
import * as styles from './WaitingList.css.ts'
import { WaitingRow, type WaitingRowProps } from './WaitingRow.tsx'

interface SortableWaitersProps {
  /** What the list is called. */
  label: string
  /** Those who have an offer, and keep their places. */
  offered: readonly WaitingRowProps[]
  /** Those who wait, in their order. */
  rows: readonly WaitingRowProps[]
  /** Called with the places among those who wait, from 0. */
  onMove: (from: number, to: number) => void
}

/** Up and down only: a row that leaves its column would widen the page. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The rows with a grip that drags them; the part that loads on its first showing. */
export default function SortableWaiters({ label, offered, rows, onMove }: SortableWaitersProps) {
  return (
    <Sorting items={rows} before={offered.length} onMove={onMove} modifiers={[upright]}>
      <ol aria-label={label} className={styles.line}>
        {offered.map((row) => (
          <WaitingRow key={row.id} {...row} />
        ))}
        {rows.map((row, index) => (
          <SortableWaiter key={row.id} row={row} index={index} />
        ))}
      </ol>
    </Sorting>
  )
}

function SortableWaiter({ row, index }: { row: WaitingRowProps; index: number }) {
  const { grip, item } = useSorted(row.id, index)
  return <WaitingRow {...row} grip={grip} row={item} />
}
