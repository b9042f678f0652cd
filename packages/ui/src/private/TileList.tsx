import { type ComponentPropsWithRef, type ReactNode, use } from 'react'
import { Skeleton, type SkeletonProps } from '../feedback/Skeleton/Skeleton.tsx'
import { Grid, type GridProps } from '../layout/Grid/Grid.tsx'
import { ListShareContext, TileSpaceContext } from './TileSpaceContext.ts'
import { columnSpaces, type TileSpace } from './tileSizes.ts'

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
  /** How wide the tile of each is in that arrangement, in the same order. */
  cellSpaces?: readonly (readonly TileSpace[])[]
  /** How much of the page's width the list has in wide windows; what surrounds it says it otherwise. */
  share?: number | undefined
}

/** Things of one kind in columns, or the space they will take, or that there are none. Renders `<div>`. */
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
  cellSpaces,
  share: ownShare,
  ...props
}: TileListProps<Thing>) {
  const around = use(ListShareContext)
  const share = ownShare ?? around
  const waiting = loading && things.length === 0
  const cells = things.map((thing, index) => (
    <li key={thing.id} className={cellClassNames?.[index]}>
      {inSpace(cellSpaces?.[index], tile(thing))}
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
          <TileSpaceContext value={columnSpaces(columns, phoneColumns ?? 1, share)}>{cells}</TileSpaceContext>
        </Grid>
      )}
    </div>
  )
}

function inSpace(spaces: readonly TileSpace[] | undefined, tile: ReactNode): ReactNode {
  return spaces ? <TileSpaceContext value={spaces}>{tile}</TileSpaceContext> : tile
}
