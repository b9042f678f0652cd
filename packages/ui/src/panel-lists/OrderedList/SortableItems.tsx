import type { Modifier } from '@dnd-kit/core'
import { Sorting, useSorted } from '../../private/Sorting.tsx'
import { OrderedRow, type OrderedRowProps } from './OrderedRow.tsx'

interface SortableItemsProps {
  /** What the list is called. */
  label: string
  rows: readonly OrderedRowProps[]
  /** Called with the places, from 0. */
  onMove: (from: number, to: number) => void
}

/** Up and down only: a row that leaves its column would widen the page. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The rows with a grip that drags them; the part that loads on its first showing. */
export default function SortableItems({ label, rows, onMove }: SortableItemsProps) {
  return (
    <Sorting items={rows} onMove={onMove} modifiers={[upright]}>
      <ol aria-label={label}>
        {rows.map((row) => (
          <SortableItem key={row.id} {...row} />
        ))}
      </ol>
    </Sorting>
  )
}

function SortableItem(row: OrderedRowProps) {
  const { grip, item } = useSorted(row.id, row.index)
  return <OrderedRow {...row} grip={grip} row={item} />
}
