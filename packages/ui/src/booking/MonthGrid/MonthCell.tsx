import { useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { useDates } from '../../dates/useDates.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { fill } from '../../private/fill.ts'
import { gridRoles } from '../TimelineGrid/gridRoles.ts'
import * as styles from './MonthCell.css.ts'
import { messages } from './messages.ts'
import type { MonthDay } from './monthDay.ts'

interface MonthCellProps {
  day: MonthDay
  /** How many come, for whom the day is what it is. */
  people: number
  today: boolean
  chosen: boolean
  /** Whether its number says its month too. */
  withMonth: boolean
  /** What the day is, is on its way. */
  loading: boolean
  /** "row,column", by which the grid finds it again. */
  place: string
  tabIndex: number | undefined
}

/** A day of a month: a link where it can be chosen. Renders `<div role="gridcell">`. */
export function MonthCell({
  day: { day, state, free = 0, note, href },
  people,
  today,
  chosen,
  withMonth,
  loading,
  place,
  tabIndex,
}: MonthCellProps) {
  const intl = useIntl()
  const dates = useDates()
  const Link = useLink()
  const hasBar = !loading && (state === 'free' || state === 'few' || state === 'full')
  const left = fill(intl, messages.few, { free })
  const said = loading
    ? intl.formatMessage(messages.loading)
    : {
        free: fill(intl, messages.free, { people }),
        few: left,
        full: fill(intl, messages.fullFor, { people }),
        none: intl.formatMessage(messages.none),
        closed: note ?? intl.formatMessage(messages.closed),
        past: intl.formatMessage(messages.past),
      }[state]
  const name = fill(intl, messages.cell, { day: dates.weekdayDay(day, 'long'), state: said })
  const word = today
    ? intl.formatMessage(messages.today)
    : loading
      ? undefined
      : { few: left, full: intl.formatMessage(messages.full), closed: note }[
          state === 'few' || state === 'full' ? state : 'closed'
        ]
  const content = (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden className={styles.line} data-today={today || undefined}>
        <span className={styles.number} data-month={withMonth || undefined}>
          {dates.day(day, withMonth ? 'D MMM' : 'D')}
        </span>
        {word ? <span className={styles.word}>{word}</span> : null}
      </span>
      {hasBar ? <span className={styles.bar} data-state={state} /> : null}
    </>
  )
  const isOpen = href !== undefined && !loading
  const cell = {
    ...gridRoles.cell,
    className: styles.cell,
    'data-state': state,
    'aria-current': today ? 'date' : undefined,
    'aria-selected': isOpen ? chosen : undefined,
  } as const
  if (!isOpen)
    return (
      <div {...cell}>
        <div className={styles.content}>{content}</div>
      </div>
    )
  return (
    <div {...cell}>
      <Link
        href={href}
        tabIndex={tabIndex}
        className={styles.content}
        data-place={place}
        data-day={day}
        data-chosen={chosen || undefined}
      >
        {content}
      </Link>
    </div>
  )
}
