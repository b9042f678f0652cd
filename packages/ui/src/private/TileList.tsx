import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Skeleton, type SkeletonProps } from '../feedback/Skeleton/Skeleton.tsx'
import { Grid, type GridProps } from '../layout/Grid/Grid.tsx'

interface TileListProps<Thing extends { id: string | number }>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<GridProps, 'columns' | 'phoneColumns'> {
  things: readonly Thing[]
  tile: (thing: Thing) => ReactNode
  shape: SkeletonProps['shape']
  loading: boolean
  /** What stands in the list's place. */
  empty: ReactNode
  /** Another arrangement of the list than equal columns. */
  listClassName?: string
  /** The place of each in that arrangement, in the order of the things. */
  cellClassNames?: readonly string[]
}

/** Things of one kind in columns, or the room they will take, or that there are none. Renders `<div>`. */
export function TileList<Thing extends { id: string | number }>({
  things,
  tile,
  shape,
  loading,
  empty,
  columns,
  phoneColumns,
  listClassName,
  cellClassNames,
  ...props
}: TileListProps<Thing>) {
  const waiting = loading && things.length === 0
  const cells = things.map((thing, index) => (
    <li key={thing.id} className={cellClassNames?.[index]}>
      {tile(thing)}
    </li>
  ))
  return (
    <div aria-busy={loading || undefined} {...props}>
      {waiting ? (
        <Grid columns={columns} phoneColumns={phoneColumns}>
          {Array.from({ length: columns * 2 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike, and never moved
            <Skeleton key={place} shape={shape} labelled={place === 0} />
          ))}
        </Grid>
      ) : things.length === 0 ? (
        empty
      ) : listClassName ? (
        <ul className={listClassName}>{cells}</ul>
      ) : (
        <Grid as="ul" columns={columns} phoneColumns={phoneColumns}>
          {cells}
        </Grid>
      )}
    </div>
  )
}
