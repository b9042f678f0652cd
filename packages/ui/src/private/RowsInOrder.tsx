import { Fragment } from 'react'
import { OnceLoaded } from './OnceLoaded.tsx'
import type { SortableRowsProps } from './SortableRows.tsx'

/** Only who orders something loads what dragging takes. */
const sortableRows = () => import('./SortableRows.tsx')

/** Rows one under the other that are put in order: dragged as soon as what that takes is loaded. Renders `<ol>`. */
export function RowsInOrder(props: SortableRowsProps) {
  const { label, fixed = [], rows, className } = props
  const plain = (
    <ol aria-label={label} className={className}>
      {[...fixed, ...rows].map((row) => (
        <Fragment key={row.id}>{row.draw()}</Fragment>
      ))}
    </ol>
  )
  return (
    <OnceLoaded plain={plain} load={sortableRows}>
      {(SortableRows) => <SortableRows {...props} />}
    </OnceLoaded>
  )
}
