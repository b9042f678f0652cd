import type { Modifier } from '@dnd-kit/core'
import { type ComponentPropsWithRef, Fragment, type ReactElement } from 'react'
import { Sorting, useSorted } from './Sorting.tsx'

/** What a row takes that can be dragged: for the button that grips it, and for itself. */
export interface Dragged {
  grip: ComponentPropsWithRef<'button'>
  row: ComponentPropsWithRef<'li'> & {
    'data-dragging'?: boolean | undefined
    'data-drop'?: 'before' | 'after' | undefined
  }
}

/** One of the rows that are put in order. */
export interface RowInOrder {
  id: string | number
  /** What it is called when it is spoken of. */
  name: string
  /** Draws its `<li>`; without `dragged` until what dragging takes is loaded. */
  draw: (dragged?: Dragged) => ReactElement
}

export interface SortableRowsProps {
  /** What the list is called. */
  label: string
  /** Those that stand before the others and keep their places. */
  fixed?: readonly RowInOrder[]
  /** In their order. */
  rows: readonly RowInOrder[]
  /** Called with the places among `rows`, from 0. */
  onMove: (from: number, to: number) => void
  className?: string
}

const none: readonly RowInOrder[] = []

/** Up and down only: a row that leaves its column would widen the page. */
const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Rows with a grip that drags them, by pointer or by keyboard; the part that loads on its first showing. */
export default function SortableRows({ label, fixed = none, rows, onMove, className }: SortableRowsProps) {
  return (
    <Sorting items={rows} before={fixed.length} onMove={onMove} modifiers={[upright]}>
      <ol aria-label={label} className={className}>
        {fixed.map((row) => (
          <Fragment key={row.id}>{row.draw()}</Fragment>
        ))}
        {rows.map((row, index) => (
          <SortableRow key={row.id} row={row} index={index} />
        ))}
      </ol>
    </Sorting>
  )
}

function SortableRow({ row, index }: { row: RowInOrder; index: number }) {
  const { grip, item } = useSorted(row.id, index)
  return row.draw({ grip, row: item })
}
