import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { TileList } from '../../private/TileList.tsx'
import { type ArchiveItem, ItemCard, type ItemCardProps } from '../ItemCard/ItemCard.tsx'

const messages = {
  empty: { id: 'itemGrid.empty', defaultMessage: 'No hay resultados para mostrar' },
} as const

export interface ItemGridProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<ItemCardProps, 'headingLevel'> {
  /** The items in order. */
  items: readonly ArchiveItem[]
  /**
   * Keeps the space of the items that are on their way; what is there already stays.
   * @default false
   */
  loading?: boolean
  /**
   * What stands there when there are none: an `EmptyState` with "Reset search", where there was a search.
   * @default an `EmptyState` that says "No results to show"
   */
  empty?: ReactNode
}

/**
 * Items of the archive, four side by side, two below 1088px. Renders `<div>` around a `<ul>`.
 *
 * Use it for the documents of an archive, also while they are loading and when there are none. Use `WorkGrid`
 * instead for works.
 */
export function ItemGrid({ items, headingLevel, loading = false, empty, ...props }: ItemGridProps) {
  return (
    <TileList
      {...props}
      things={items}
      tile={(item) => <ItemCard item={item} headingLevel={headingLevel} />}
      shape="fourFive"
      loading={loading}
      empty={empty ?? <EmptyState title={<FormattedMessage {...messages.empty} />} />}
      columns={4}
      phoneColumns={2}
    />
  )
}
