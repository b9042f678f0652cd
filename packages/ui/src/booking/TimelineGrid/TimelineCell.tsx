import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { fill } from '../../private/fill.ts'
import { isPlain } from '../../private/isPlain.ts'
import { type ClosedDays, cellState, isClosingDay } from './cellState.ts'
import { gridRoles } from './gridRoles.ts'
import { messages } from './messages.ts'
import * as styles from './TimelineCell.css.ts'
import type { TimelineDay } from './timelineDays.ts'
import type { TimelineEvent } from './timelineEvent.ts'

export interface TimelineCellProps {
  event: TimelineEvent
  column: TimelineDay
  /** The days on which the gallery is closed, those after the window too. Keep the set. */
  closed: ClosedDays
  /** The column's day in words: "Thu 19 November". */
  date: string
  /** Where the cell's link leads. */
  href: string
  /** "row,column", by which the grid finds the cell again. */
  place: string
  tabIndex: number | undefined
  selected: boolean
  /** Called instead of following the link when it is pressed plainly. */
  onSelect?: (event: TimelineEvent['id'], day: string) => void
}

/** What a cell says of its day, in its accessible name and in the words over its bar. */
const wordsOf = {
  walkIn: { name: messages.details, tip: messages.details },
  available: { name: messages.register, tip: messages.register },
  full: { name: messages.full, tip: messages.tipFull },
  nothing: { name: messages.nothing, tip: messages.tipNothing },
} as const

/**
 * A day of an event: a link when there is something to open, nothing otherwise. Renders `<div role="gridcell">`.
 * Drawn again only when its own props change: with the keys the tab stop moves over two cells of all.
 */
export const TimelineCell = memo(function TimelineCell({
  event,
  column,
  closed,
  date,
  href,
  place,
  tabIndex,
  selected,
  onSelect,
}: TimelineCellProps) {
  const intl = useIntl()
  const Link = useLink()
  const state = cellState(event, column.day, closed)
  const cell = {
    ...gridRoles.cell,
    'aria-selected': state === 'inactive' ? undefined : selected,
    className: styles.cell,
    'data-state': state,
    'data-closed': (state === 'inactive' && column.closed) || undefined,
    'data-today': column.today || undefined,
  }
  if (state === 'inactive') return <div {...cell} />

  const few = state === 'available' ? event.fewDays?.[column.day] : undefined
  const left = few === undefined ? undefined : fill(intl, messages.few, { free: few })
  const { name, tip } = wordsOf[state === 'available' && !event.requiresRegistration ? 'walkIn' : state]
  return (
    <div {...cell}>
      <Link
        href={href}
        className={styles.control}
        tabIndex={tabIndex}
        aria-haspopup={onSelect && 'dialog'}
        aria-label={fill(intl, messages.cell, {
          date,
          title: event.title,
          action: intl.formatMessage(name),
        })}
        aria-description={left}
        data-place={place}
        data-few={left ? true : undefined}
        data-state={state}
        data-closing={isClosingDay(event, column.day, closed) || undefined}
        data-selected={selected || undefined}
        onClick={(click) => {
          if (!onSelect || !isPlain(click)) return
          click.preventDefault()
          onSelect(event.id, column.day)
        }}
      >
        {state === 'available' ? (
          <span
            className={styles.dot}
            data-small={!event.requiresRegistration || left !== undefined || undefined}
          />
        ) : null}
        <span className={styles.tip} aria-hidden>
          {intl.formatMessage(tip)}
          {left ? ` · ${left}` : null}
        </span>
      </Link>
    </div>
  )
})
