import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { TileList } from '../../private/TileList.tsx'
import {
  CollectionCard,
  type CollectionCardProps,
  type CollectionItem,
} from '../CollectionCard/CollectionCard.tsx'

const messages = {
  empty: { id: 'collectionGrid.empty', defaultMessage: 'No hay resultados para mostrar' },
} as const

export interface CollectionGridProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<CollectionCardProps, 'headingLevel'> {
  /** The collections in order. */
  collections: readonly CollectionItem[]
  /**
   * Keeps the space of the collections that are on their way; what is there already stays.
   * @default false
   */
  loading?: boolean
  /**
   * What stands there when there are none.
   * @default an `EmptyState` that says "No results to show"
   */
  empty?: ReactNode
}

/**
 * Collections, three side by side, two below 1088px, one below 480. Renders `<div>` around a `<ul>`.
 *
 * Use it for a list of collections, also while it is loading and when it is empty. Use `WorkGrid` instead for the
 * works inside one.
 */
export function CollectionGrid({
  collections,
  headingLevel,
  loading = false,
  empty,
  ...props
}: CollectionGridProps) {
  return (
    <TileList
      {...props}
      things={collections}
      tile={(collection) => <CollectionCard collection={collection} headingLevel={headingLevel} />}
      shape="fiveFour"
      loading={loading}
      empty={empty ?? <EmptyState title={<FormattedMessage {...messages.empty} />} />}
      columns={3}
      phoneColumns={1}
    />
  )
}
