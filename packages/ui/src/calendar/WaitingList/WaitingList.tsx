import { type ComponentPropsWithRef, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import * as sorted from '../../panel-forms/ImageManager/ImageManager.css.ts'
import type { RowMenuItem } from '../../panel-lists/DataTable/RowMenu.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { RowsInOrder } from '../../private/RowsInOrder.tsx'
import type { RowInOrder } from '../../private/SortableRows.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useKeptPlace } from '../../private/useKeptPlace.ts'
import { useReordering } from '../../private/useReordering.ts'
import { waitingListMessages as messages } from './messages.ts'
import * as styles from './WaitingList.css.ts'
import { WaitingRow, type WaitingRowProps } from './WaitingRow.tsx'
import type { Waiter } from './waiter.ts'

export interface WaitingListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the list is called: "En espera". */
  label: string
  /** Those who have an offer, then those who wait, in their order. */
  waiters: readonly Waiter[]
  /** The current minute, by which offers run out. */
  now: Date
  /**
   * What can be done with somebody; asked for when their menu opens. `moves` are the ways up and down, to be put among
   * them; none for who has an offer.
   */
  menu: (waiter: Waiter, moves: readonly RowMenuItem[]) => readonly RowMenuItem[]
  /** Makes the offer that `suggestion` names. */
  onSuggestion: (waiter: Waiter) => void
  /** Takes an offer back. */
  onWithdraw: (waiter: Waiter) => void
  /** Called with the ids of all who wait, without those who have an offer, in their new order. */
  onReorder: (ids: readonly Waiter['id'][]) => void
  /**
   * Whether the line is there, on its way, or could not be had.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed'
  /** Called to try again after `failed`. */
  onRetry?: () => void
}

/**
 * Who waits for a place in a full slot: the offers with the time that they still have, then everybody in their order,
 * which is changed by dragging, by Alt with an arrow or from the menu. Renders `<div>` around an `<ol>`.
 *
 * Use it in the panel, under a `GuestList`. Use `OrderedList` instead for records in order.
 */
export function WaitingList({
  label,
  waiters,
  now,
  menu,
  onSuggestion,
  onWithdraw,
  onReorder,
  state = 'ready',
  onRetry,
  className,
  ref,
  ...props
}: WaitingListProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const offered = waiters.filter(({ offer }) => offer)
  const waiting = waiters.filter(({ offer }) => !offer)
  const total = waiting.length
  const { move, step, news } = useReordering(root, waiting, onReorder, offered.length)
  const keepsFocus = useKeptPlace(useJoinedRef(root, ref))

  function rowOf(waiter: Waiter, position: number, index?: number): RowInOrder {
    const { id, name } = waiter
    const onMove = (by: -1 | 1) => {
      if (index !== undefined) step(index, by, name)
    }
    const moves = (): RowMenuItem[] =>
      ([-1, 1] as const).flatMap((by) =>
        index === undefined || index + by < 0 || index + by >= total
          ? []
          : [
              {
                kind: 'action',
                label: intl.formatMessage(by < 0 ? messages.up : messages.down),
                onSelect: () => onMove(by),
              },
            ]
      )
    const row: WaitingRowProps = {
      ...{ waiter, position, now, onMove },
      moving: index === undefined ? undefined : { index, total },
      menu: () => menu(waiter, moves()),
      onSuggestion: () => onSuggestion(waiter),
      onWithdraw: () => onWithdraw(waiter),
    }
    return { id, name, draw: (dragged) => <WaitingRow {...row} {...dragged} /> }
  }

  const kept = offered.map((waiter, index) => rowOf(waiter, index + 1))
  const rows = waiting.map((waiter, index) => rowOf(waiter, offered.length + index + 1, index))

  return (
    <div
      {...keepsFocus}
      {...props}
      aria-busy={state === 'loading' || undefined}
      className={joinClasses(styles.list, className)}
    >
      {state === 'loading' ? (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
          {['first', 'second'].map((row) => (
            <div key={row} className={joinClasses(sorted.row, styles.row)}>
              <span />
              <Skeleton />
              <span />
            </div>
          ))}
        </>
      ) : null}
      {state === 'failed' ? (
        <EmptyState
          title={<FormattedMessage {...messages.notLoaded} />}
          action={
            <Button variant="tertiary" size="s" onClick={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        />
      ) : null}
      {state === 'ready' && waiters.length > 0 ? (
        <RowsInOrder label={label} fixed={kept} rows={rows} onMove={move} className={styles.line} />
      ) : null}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </div>
  )
}
