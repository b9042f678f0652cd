import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { TileList } from '../../private/TileList.tsx'
import { type WorkItem, WorkThumb } from '../WorkThumb/WorkThumb.tsx'
import { hungPlaces } from './hungPlaces.ts'
import { hungSpaces } from './hungSpaces.ts'
import { places, room } from './WorkGrid.css.ts'

const messages = {
  empty: { id: 'workGrid.empty', defaultMessage: 'Sin obras' },
} as const

export interface WorkGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The works in order. */
  works: readonly WorkItem[]
  /**
   * Equal columns (`even`), or the rhythm of a viewing room, wide and narrow in turn: 4 + 2, 2 + 2 + 2, 3 + 3,
   * 2 + 2 + 2 sixths of the wall, with every row full (`room`).
   * @default 'even'
   */
  arrangement?: 'even' | 'room'
  /**
   * How many equal columns from 1088px on: three, or four where the works are an excerpt.
   * @default 3
   */
  columns?: 3 | 4
  /**
   * How much of the page's width the list has in wide windows, for browsers to choose pictures by.
   * @default 1, and what `NarrowedList` leaves inside it
   */
  share?: number
  /**
   * Keeps the space of the works that are on their way; what is there already stays.
   * @default false
   */
  loading?: boolean
  /**
   * What stands there when there are none.
   * @default an `EmptyState` that says "Sin obras"
   */
  empty?: ReactNode
}

/**
 * Works with their wall labels, three side by side, two below 1088px. Renders `<div>` around a `<ul>`.
 *
 * Use it for works, also while they are loading and when there are none. Use `ItemGrid` instead for documents of
 * the archive, and `Plates` for views of a hall.
 */
export function WorkGrid({
  works,
  arrangement = 'even',
  columns = 3,
  share,
  loading = false,
  empty,
  ...props
}: WorkGridProps) {
  const hung = arrangement === 'room' ? hungPlaces(works.map(ratioOf)) : undefined
  return (
    <TileList
      {...props}
      things={works}
      tile={(work) => <WorkThumb work={work} />}
      shape="square"
      loading={loading}
      empty={empty ?? <EmptyState title={<FormattedMessage {...messages.empty} />} />}
      listClassName={hung ? room : undefined}
      cellClassNames={hung?.map((place) => places[place])}
      cellSpaces={hung && hungSpaces(hung)}
      columns={columns}
      share={share}
      phoneColumns={2}
    />
  )
}

/** Width by height; of a work and one without a picture, the wide place is never the empty one's. */
function ratioOf({ picture }: WorkItem): number {
  return picture ? picture.width / picture.height : 0
}
