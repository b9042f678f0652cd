import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { OnceLoaded } from '../../private/OnceLoaded.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useReordering } from '../../private/useReordering.ts'
import { orderedListMessages as messages } from './messages.ts'
import * as styles from './OrderedList.css.ts'
import { OrderedRow } from './OrderedRow.tsx'

/** Only who orders something loads what dragging takes. */
const sortableItems = () => import('./SortableItems.tsx')

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
  const { move, step, news, setNews, keepFocus } = useReordering(root, items, onReorder)
  const total = items.length

  /** The focus goes to what takes its place, or to where there are none. */
  function remove({ id, name }: OrderedItem, index: number) {
    const beside = items[index + 1] ?? items[index - 1]
    if (beside === undefined) root.current?.focus()
    else keepFocus(beside.id, 'grip')
    setNews(intl.formatMessage(messages.removed, { name }))
    onRemove(id)
  }

  const rows = items.map((item, index) => ({
    ...item,
    index,
    total,
    onRemove: () => remove(item, index),
    onMove: (by: -1 | 1) => step(index, by, item.name),
  }))
  const plain = (
    <ol aria-label={label}>
      {rows.map((row) => (
        <OrderedRow key={row.id} {...row} />
      ))}
    </ol>
  )

  return (
    <div
      tabIndex={-1}
      {...props}
      ref={useJoinedRef(root, ref)}
      className={joinClasses(styles.list, className)}
    >
      {total === 0 ? <EmptyState title={empty} /> : null}
      {total > 0 ? (
        <OnceLoaded plain={plain} load={sortableItems}>
          {(SortableItems) => <SortableItems label={label} rows={rows} onMove={move} />}
        </OnceLoaded>
      ) : null}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </div>
  )
}
