import '../../eventColors.css.ts'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { type Dates, useDates } from '../../dates/useDates.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { readingKey } from '../../private/reading.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import type { EventColor } from '../../tokens/tokens.ts'
import { gridRoles } from '../TimelineGrid/gridRoles.ts'
import { useGridFocus } from '../TimelineGrid/useGridFocus.ts'
import { MonthCell } from './MonthCell.tsx'
import * as styles from './MonthGrid.css.ts'
import { MonthKey } from './MonthKey.tsx'
import { messages } from './messages.ts'
import type { MonthDay } from './monthDay.ts'
import { landing, monthMove, stepBeyond } from './monthMove.ts'
import { monthsOf } from './monthNames.ts'

export interface MonthGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whole weeks, each from the day on which weeks begin here: Monday, or what `weekStart` says of the locale. What a day is, is known by who shows it. */
  days: readonly MonthDay[]
  /** The gallery's day, 'YYYY-MM-DD'. */
  today: string
  /**
   * How many come together, for whom the days are free or full.
   * @default 1
   */
  people?: number
  /** The day that is shown beside the month, 'YYYY-MM-DD'. */
  chosen?: string
  /** The address of the month before; without it there is none to see. */
  previousHref?: string
  /** The address of the month after. */
  nextHref?: string
  /**
   * The numbers are there, what the days are is on its way.
   * @default false
   */
  loading?: boolean
  /** The colour of the event; without it that of an element around it that bears `data-event-color`. */
  color?: EventColor
  /**
   * The level of the heading that names the months.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

/**
 * The weeks of a month with their free, nearly full, full and closed days, each a link to what can be booked on it.
 * Renders `<div>`. The keys of a calendar move over the days, Page Up and Page Down to the months before and after.
 *
 * Use it on the page of one event, beside the times of the chosen day. Use `TimelineGrid` instead for the next days of
 * several events.
 */
export function MonthGrid({
  days,
  today,
  people = 1,
  chosen,
  previousHref,
  nextHref,
  loading = false,
  color,
  headingLevel = 3,
  className,
  ...props
}: MonthGridProps) {
  const intl = useIntl()
  const dates = useDates()
  const headingId = useId()
  const nav = useRef<HTMLElement>(null)
  const kept = useKeptFocus(nav)
  const weeks = weeksOf(days)
  const isOpen = ({ href }: MonthDay) => Boolean(href) && !loading
  const index = days.findIndex(({ day }) => day === chosen)
  const start = index < 0 ? null : { row: Math.floor(index / 7), column: index % 7 }
  const focus = useGridFocus(
    weeks.map((week) => week.map(isOpen)),
    start,
    monthMove
  )
  // Who left the month by a key is put on a day of the next one, once it is known, and waits on the ways to other months.
  const left = useRef<{ day: string; step: number }>(null)
  const first = days[0]?.day
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the days that are shown.
  useEffect(() => {
    if (!left.current) return
    const { day, step } = left.current
    if (!loading) left.current = null
    const to = landing(
      days.filter(isOpen).map((each) => each.day),
      day,
      step
    )
    const target = to === undefined ? nav.current : focus.grid.current?.querySelector(`[data-day="${to}"]`)
    if (target instanceof HTMLElement) target.focus()
  }, [first, loading])

  function onKeyDown(event: KeyboardEvent): void {
    if (focus.onKeyDown(event)) return
    const key = readingKey(event)
    const step = stepBeyond(key)
    const day = event.target instanceof Element ? event.target.getAttribute('data-day') : null
    const link = nav.current?.querySelector(step !== undefined && step < 0 ? '[rel=prev]' : '[rel=next]')
    if (!step || !day || event.shiftKey) return
    event.preventDefault()
    if (!(link instanceof HTMLElement)) return
    left.current = { day, step }
    link.click()
  }

  return (
    <div {...props} data-event-color={color} className={className}>
      <div className={styles.head}>
        <Heading level={headingLevel} id={headingId} className={styles.months} aria-live="polite">
          {namesOf(days, today, intl, dates)}
        </Heading>
        <nav {...kept} aria-labelledby={headingId} className={styles.nav}>
          <Step rel="prev" href={previousHref} />
          <Step rel="next" href={nextHref} />
        </nav>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see gridRoles.ts. */}
      <div
        role="grid"
        aria-label={intl.formatMessage(messages.grid, { people })}
        aria-busy={loading}
        ref={focus.grid}
        onFocus={focus.onFocus}
        onKeyDown={onKeyDown}
      >
        <div {...gridRoles.row} className={styles.week}>
          {weeks[0]?.map(({ day }) => (
            <div key={day} {...gridRoles.columnHeader} className={styles.weekday}>
              <VisuallyHidden>{dates.day(day, 'dddd')}</VisuallyHidden>
              <span aria-hidden>{dates.day(day, 'ddd')}</span>
            </div>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div
            key={week[0]?.day}
            {...gridRoles.row}
            className={styles.week}
            data-loaded={!loading || undefined}
          >
            {week.map((day, column) => (
              <MonthCell
                key={day.day}
                day={day}
                people={people}
                today={day.day === today}
                chosen={day.day === chosen}
                withMonth={day.day.endsWith('-01') && row + column > 0}
                loading={loading}
                place={`${row},${column}`}
                tabIndex={focus.tabIndex({ row, column })}
              />
            ))}
          </div>
        ))}
      </div>
      <MonthKey people={people} />
    </div>
  )
}

/** The way to the month before or after; where there is none, its sign alone. */
function Step({ rel, href }: { rel: 'prev' | 'next'; href: string | undefined }) {
  const intl = useIntl()
  const Link = useLink()
  const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />
  if (!href)
    return (
      <span aria-hidden className={styles.step}>
        {icon}
      </span>
    )
  const name = intl.formatMessage(rel === 'prev' ? messages.previous : messages.next)
  return (
    <Link href={href} rel={rel} aria-label={name} className={styles.step}>
      {icon}
    </Link>
  )
}

function weeksOf(days: readonly MonthDay[]): MonthDay[][] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** "November and December"; with its year what is not of this one: "January 2027". */
function namesOf(days: readonly MonthDay[], today: string, intl: IntlShape, dates: Dates): string {
  const [first = '', second] = monthsOf(days.map(({ day }) => day)).map((of) => {
    const month = dates.day(`${of}-01`, 'MMMM')
    const year = of.slice(0, 4)
    return today.startsWith(year) ? month : intl.formatMessage(messages.monthOfYear, { month, year })
  })
  return second === undefined ? first : intl.formatMessage(messages.twoMonths, { first, second })
}
