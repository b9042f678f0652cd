import type { Modifier } from '@dnd-kit/core'
import { Sorting, useSorted } from '../../private/Sorting.tsx'
import { ImageRow, type ImageRowProps } from './ImageRow.tsx'

interface SortableRowsProps {
  /** What the list is called. */
  label: string
  rows: readonly ImageRowProps[]
  /** Called with the places, from 0. */
  onMove: (from: number, to: number) => void
}

/** Up and down only: a row that leaves its column would widen the page. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The rows with a grip that drags them, by pointer or by keyboard; the part that loads on its first showing. */
export default function SortableRows({ label, rows, onMove }: SortableRowsProps) {
  return (
    <Sorting
      items={rows.map(({ image: { id }, name }) => ({ id, name }))}
      onMove={onMove}
      modifiers={[upright]}
    >
      <ol aria-label={label}>
        {rows.map((row) => (
          <SortableRow key={row.image.id} {...row} />
        ))}
      </ol>
    </Sorting>
  )
}

function SortableRow(row: ImageRowProps) {
  const { grip, item } = useSorted(row.image.id, row.index)
  return <ImageRow {...row} grip={grip} row={item} />
}
