import type { Modifier } from '@dnd-kit/core'
import { Sorting, useSorted } from '../../private/Sorting.tsx'
import { SlideRow, type SlideRowProps } from './SlideRow.tsx'

interface SortableSlidesProps {
  /** What the list is called. */
  label: string
  rows: readonly SlideRowProps[]
  /** Called with the places, from 0. */
  onMove: (from: number, to: number) => void
}

/** Up and down only: a row that leaves its column would widen the page. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The slides with a grip that drags them; the part that loads on its first showing. */
export default function SortableSlides({ label, rows, onMove }: SortableSlidesProps) {
  return (
    <Sorting
      items={rows.map(({ slide: { id }, name }) => ({ id, name }))}
      onMove={onMove}
      modifiers={[upright]}
    >
      <ol aria-label={label}>
        {rows.map((row) => (
          <SortableSlide key={row.slide.id} {...row} />
        ))}
      </ol>
    </Sorting>
  )
}

function SortableSlide(row: SlideRowProps) {
  const { grip, item } = useSorted(row.slide.id, row.index)
  return <SlideRow {...row} grip={grip} row={item} />
}
