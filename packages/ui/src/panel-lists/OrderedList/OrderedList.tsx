import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { RowsInOrder } from '../../private/RowsInOrder.tsx'
import type { RowInOrder } from '../../private/SortableRows.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useReordering } from '../../private/useReordering.ts'
import { orderedListMessages as messages } from './messages.ts'
import * as styles from './OrderedList.css.ts'
import { OrderedRow, type OrderedRowProps } from './OrderedRow.tsx'

/** One thing of the list. */
export interface OrderedItem {
  id: string | number
  /** What it is called when it is spoken of. */
  name: string
  /**
   * What stands in its row.
   * @default its name
   */
  content?: ReactNode
}

export interface OrderedListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the list is of: "Artists, in order". */
  label: string
  /** In their order. */
  items: readonly OrderedItem[]
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly OrderedItem['id'][]) => void
  /** Called with what is to leave the list. */
  onRemove: (id: OrderedItem['id']) => void
  /**
   * What the list says when nothing is on it.
   * @default "The list is empty"
   */
  empty?: ReactNode
}

/**
 * Chosen records in the order that visitors see them in: dragged, moved by buttons, or taken out. Renders `<div>`.
 *
 * Use it under an `EntityPicker` that adds to it. For images use `ImageManager` instead; where the order says nothing,
 * an `EntityPicker` of several.
 */
export function OrderedList({
  label,
  items,
  onReorder,
  onRemove,
  empty = <FormattedMessage {...messages.empty} />,
  className,
  ref,
  ...props
}: OrderedListProps) {
  const root = useRef<HTMLDivElement>(null)
  const intl = useIntl()
  const { move, step, news, setNews, letGo } = useReordering(root, items, onReorder)
  const total = items.length

  function remove({ id, name }: OrderedItem, index: number) {
    letGo(index)
    setNews(intl.formatMessage(messages.removed, { name }))
    onRemove(id)
  }

  const rows = items.map((item, index): RowInOrder => {
    const row: OrderedRowProps = {
      ...item,
      index,
      total,
      onRemove: () => remove(item, index),
      onMove: (by) => step(index, by, item.name),
    }
    return { id: item.id, name: item.name, draw: (dragged) => <OrderedRow {...row} {...dragged} /> }
  })

  return (
    <div
      tabIndex={-1}
      {...props}
      ref={useJoinedRef(root, ref)}
      className={joinClasses(styles.list, className)}
    >
      {total === 0 ? <EmptyState title={empty} /> : null}
      {total > 0 ? <RowsInOrder label={label} rows={rows} onMove={move} /> : null}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </div>
  )
}
