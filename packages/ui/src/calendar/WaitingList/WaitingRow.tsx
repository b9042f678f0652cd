import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as sorted from '../../panel-forms/ImageManager/ImageManager.css.ts'
import { RowMenu, type RowMenuItem } from '../../panel-lists/DataTable/RowMenu.tsx'
import { GripButton } from '../../private/GripButton.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { Dragged } from '../../private/SortableRows.tsx'
import { waitingListMessages as messages } from './messages.ts'
import { OfferLeft, OfferUsed } from './OfferTime.tsx'
import * as styles from './WaitingList.css.ts'
import type { Waiter } from './waiter.ts'

export interface WaitingRowProps {
  waiter: Waiter
  /** The place that is shown, from 1. */
  position: number
  /** The place among those who can be moved, from 0, and how many they are; nothing for who has an offer. */
  moving?: { index: number; total: number } | undefined
  /** The current minute. */
  now: Date
  /** What can be done; asked for when the menu opens. */
  menu: () => readonly RowMenuItem[]
  onSuggestion: () => void
  onWithdraw: () => void
  /** By so many places: −1 up, 1 down. */
  onMove: (by: -1 | 1) => void
  /** Of the grip, when it can be dragged. */
  grip?: ComponentPropsWithRef<'button'>
  /** Of the row, when it can be dragged. */
  row?: Dragged['row']
}

/** Somebody in a line. Renders `<li>`. */
export function WaitingRow(props: WaitingRowProps) {
  const { waiter, position, moving, now, menu, onSuggestion, onWithdraw, onMove, grip, row } = props
  const { id, name, people, school, needs, comments, note, offer, suggestion } = waiter
  const intl = useIntl()

  /** Alt and an arrow move it at once; all other keys are those of dragging. */
  function steer(event: KeyboardEvent<HTMLButtonElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!moving || !event.altKey || by === undefined) return grip?.onKeyDown?.(event)
    event.preventDefault()
    if (moving.index + by >= 0 && moving.index + by < moving.total) onMove(by)
  }

  return (
    <li
      {...row}
      data-sorted={id}
      data-offered={offer ? '' : undefined}
      className={joinClasses(sorted.row, styles.row)}
    >
      <span className={styles.number}>{intl.formatNumber(position)}</span>
      <div className={styles.words}>
        <p>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.people}>
            <FormattedMessage {...messages.people} values={{ people }} />
          </span>
        </p>
        {school ? <p>{school}</p> : null}
        {needs ? <p>{needs}</p> : null}
        <p className={styles.more}>{note}</p>
        {comments ? <p className={styles.more}>{comments}</p> : null}
      </div>
      <div className={styles.tools}>
        {offer ? <OfferLeft name={name} offer={offer} now={now} /> : null}
        {offer ? (
          <button
            type="button"
            aria-label={intl.formatMessage(messages.withdrawOf, { name })}
            className={styles.action}
            onClick={onWithdraw}
          >
            <FormattedMessage {...messages.withdraw} />
          </button>
        ) : null}
        {!offer && suggestion !== undefined ? (
          <button
            type="button"
            aria-label={`${suggestion}: ${name}`}
            className={styles.action}
            onClick={onSuggestion}
          >
            {suggestion}
          </button>
        ) : null}
        <RowMenu name={name} items={menu} />
        {moving ? (
          <GripButton
            name={name}
            grip={{
              ...grip,
              title: 'Alt ↑ ↓',
              'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
              onKeyDown: steer,
            }}
            className={styles.grip}
          />
        ) : null}
      </div>
      {offer ? <OfferUsed name={name} offer={offer} now={now} /> : null}
    </li>
  )
}
