import '../../eventColors.css.ts'
import { type ComponentPropsWithRef, useId, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Address, hrefOf } from '../../controls/Link/address.ts'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import type { ClosedDay } from '../../dates/closedDay.ts'
import { closedRuns } from '../../dates/closedRuns.ts'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import { type ClosedDays, cellSign, cellState } from './cellState.ts'
import { gridRoles } from './gridRoles.ts'
import { messages } from './messages.ts'
import { TimelineCell } from './TimelineCell.tsx'
import { TimelineClosures } from './TimelineClosures.tsx'
import { TimelineDaysRow } from './TimelineDaysRow.tsx'
import * as styles from './TimelineGrid.css.ts'
import { TimelineKey } from './TimelineKey.tsx'
import { leads, TimelineLabel } from './TimelineLabel.tsx'
import { type TimelineDay, timelineDays } from './timelineDays.ts'
import type { TimelineCellId, TimelineEvent } from './timelineEvent.ts'
import { useGridFocus } from './useGridFocus.ts'

/** A gallery that is never closed. */
const open: readonly ClosedDay[] = []

export interface TimelineGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The window's first day, 'YYYY-MM-DD'. */
  from: string
  /** Today by the gallery's clock, 'YYYY-MM-DD'. */
  today: string
  /** The rows, in order. */
  events: readonly TimelineEvent[]
  /** The address that opens a cell, also without scripts, of the event's `id` and its `day`. */
  cellHref: Address<[id: TimelineEvent['id'], day: string], 'id' | 'day'>
  /** Called on a plain press of a cell, instead of following its link. */
  onSelect?: ((event: TimelineEvent['id'], day: string) => void) | undefined
  /** The cell whose dialog is open. */
  selected?: TimelineCellId | null | undefined
  /**
   * How many days the window has.
   * @default 10
   */
  days?: number | undefined
  /**
   * The days on which the gallery is closed, in order; those after the window too, as far as an event may end on them.
   * @default none
   */
  closedDays?: readonly ClosedDay[] | undefined
  /** The page that begins as many days earlier; shown only when today lies before the window. */
  previousHref?: string | undefined
  /** The page that begins as many days later. */
  nextHref?: string | undefined
  /**
   * The events are on their way: rows without content.
   * @default false
   */
  loading?: boolean | undefined
  /**
   * The level of its heading, which names the days: 3 inside of a `Section`, where it is smaller too.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * What is on in the next days: a row for each event, a bar over each day on which it can be visited. Renders
 * `<div>` around the heading and a `role="grid"` with one tab stop, moved by the arrow keys.
 *
 * Use it for what can be visited in the next ten days. Use `EventList` instead when pictures and words matter more
 * than days.
 */
export function TimelineGrid({
  from,
  today,
  events,
  cellHref,
  onSelect,
  selected,
  days: count = 10,
  closedDays = open,
  previousHref,
  nextHref,
  loading = false,
  headingLevel = 2,
  className,
  ...props
}: TimelineGridProps) {
  const headingId = useId()
  const dates = useDates()
  const closed = useMemo(() => new Set(closedDays.map(({ day }) => day)), [closedDays])
  const days = useMemo(() => timelineDays(from, count, today, closedDays), [from, count, today, closedDays])
  const runs = useMemo(() => {
    const shown = new Set(days.map(({ day }) => day))
    return closedRuns(closedDays.filter(({ day }) => shown.has(day)))
  }, [closedDays, days])
  return (
    <div {...props} className={joinClasses(styles.timeline, className)}>
      <div className={styles.head}>
        <Heading
          level={headingLevel}
          size={headingLevel === 3 ? 'l' : 'xxl'}
          id={headingId}
          aria-live="polite"
        >
          {dates.range(from, days.at(-1)?.day ?? from, today)}
        </Heading>
        <WindowNav previousHref={today < from ? previousHref : undefined} nextHref={nextHref} />
      </div>
      <Grid
        labelledBy={headingId}
        days={days}
        closed={closed}
        events={loading ? [] : events}
        loading={loading}
        cellHref={cellHref}
        onSelect={onSelect}
        selected={selected}
      />
      {runs.length > 0 ? <TimelineClosures runs={runs} /> : null}
      <TimelineKey
        events={events}
        seen={loading ? [] : events.flatMap((event) => days.map(({ day }) => cellSign(event, day, closed)))}
      />
    </div>
  )
}

function WindowNav({ previousHref, nextHref }: Pick<TimelineGridProps, 'previousHref' | 'nextHref'>) {
  const intl = useIntl()
  const Link = useLink()
  const kept = useKeptFocus()
  if (!previousHref && !nextHref) return null
  return (
    <nav {...kept} aria-label={intl.formatMessage(messages.dates)} className={styles.nav}>
      {previousHref ? (
        <Link href={previousHref} rel="prev" className={styles.navLink}>
          <FormattedMessage {...messages.previous} />
        </Link>
      ) : null}
      {nextHref ? (
        <Link href={nextHref} rel="next" className={styles.navLink}>
          <FormattedMessage {...messages.next} />
        </Link>
      ) : null}
    </nav>
  )
}

interface GridProps extends Pick<TimelineGridProps, 'events' | 'cellHref' | 'onSelect' | 'selected'> {
  labelledBy: string
  days: readonly TimelineDay[]
  closed: ClosedDays
  loading: boolean
}

function Grid({ labelledBy, days, closed, events, loading, cellHref, onSelect, selected }: GridProps) {
  const dates = useDates()
  const words = useMemo(() => days.map(({ day }) => dates.weekdayDay(day)), [days, dates])
  // Before its days a row has its head, a cell like them where it leads to a page.
  const open = events.map((event) => [
    leads(event),
    ...days.map(({ day }) => cellState(event, day, closed) !== 'inactive'),
  ])
  // Tab comes to a day first.
  const row = open.findIndex((cells) => cells.includes(true, 1))
  const start = selected
    ? {
        row: events.findIndex(({ id }) => id === selected.event),
        column: days.findIndex(({ day }) => day === selected.day) + 1,
      }
    : { row, column: open[row]?.indexOf(true, 1) ?? 0 }
  const focus = useGridFocus(open, start)
  // Escape puts the tooltip away without moving focus or pointer; the next move brings it back.
  const [quiet, setQuiet] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see gridRoles.ts.
    <div
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={loading}
      data-quiet={quiet || undefined}
      ref={focus.grid}
      onFocus={(event) => {
        setQuiet(false)
        focus.onFocus(event)
      }}
      onPointerMove={() => setQuiet(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setQuiet(true)
        focus.onKeyDown(event)
      }}
    >
      <TimelineDaysRow
        days={days.map((each, column) => ({ ...each, opened: open.some((row) => row[column + 1]) }))}
      />
      {events.map((event, row) => (
        <div key={event.id} {...gridRoles.row} data-event-color={event.color} className={styles.row}>
          <TimelineLabel event={event} place={`${row},0`} tabIndex={focus.tabIndex({ row, column: 0 })} />
          {days.map((column, index) => (
            <TimelineCell
              key={column.day}
              event={event}
              column={column}
              closed={closed}
              date={words[index] ?? column.day}
              href={hrefOf(cellHref, { id: event.id, day: column.day }, event.id, column.day)}
              place={`${row},${index + 1}`}
              tabIndex={focus.tabIndex({ row, column: index + 1 })}
              selected={selected?.event === event.id && selected.day === column.day}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
      {loading
        ? ['one', 'two', 'three'].map((key) => <div key={key} aria-hidden className={styles.blank} />)
        : null}
      {!loading && events.length === 0 ? (
        <div {...gridRoles.row} className={styles.row}>
          <div {...gridRoles.cell} className={styles.empty}>
            <FormattedMessage {...messages.empty} />
          </div>
        </div>
      ) : null}
    </div>
  )
}
