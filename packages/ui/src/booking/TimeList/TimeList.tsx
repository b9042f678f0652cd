import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { fill } from '../../private/fill.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './TimeList.css.ts'

const messages = {
  few: {
    id: 'timeList.few',
    defaultMessage: 'Pocos lugares: {free, plural, one {queda #} other {quedan #}}',
  },
  free: { id: 'timeList.free', defaultMessage: '{free, plural, one {queda #} other {quedan #}}' },
  full: {
    id: 'timeList.full',
    defaultMessage: '{people, plural, one {Completo} other {Completo para #}}',
  },
  name: { id: 'timeList.name', defaultMessage: '{action}: {title}, {day}, {time}' },
  nameAlone: { id: 'timeList.nameAlone', defaultMessage: '{action}: {day}, {time}' },
  reserve: { id: 'timeList.reserve', defaultMessage: 'Reservar' },
  today: { id: 'timeList.today', defaultMessage: 'hoy' },
  wait: { id: 'timeList.wait', defaultMessage: 'Lista de espera' },
} as const

/** A time that can be booked, or waited for; a plain value, never the API's record. */
export interface TimeOfList {
  id: string | number
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** How many places are left; 0 for a time that has none for those who come. */
  free: number
  /**
   * Few of its places are left.
   * @default false
   */
  few?: boolean
  /** What it is a time of, where a list is of several events. */
  title?: string
  /** The title's language, when it is not the page's. */
  lang?: string
  /** The event's colour, where a list is of several events. */
  color?: EventColor
  /** Where it is booked, or of a full one where one waits for it; without it nothing can be done about it. */
  href?: string
}

export interface TimeListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Soonest first. */
  times: readonly TimeOfList[]
  /** The gallery's day, 'YYYY-MM-DD', which is called today. */
  today: string
  /**
   * How many come together.
   * @default 1
   */
  people?: number
  /**
   * All are of one day that is said above: the days are not said again.
   * @default false
   */
  ofOneDay?: boolean
}

/**
 * Times of several days, each with what is left of it and one way to book it. Renders `<ol>`.
 *
 * Use it for the next times of an event, or of all events on a phone. Use `SlotList` instead where the times of a day
 * are all that is shown.
 */
export function TimeList({ times, today, people = 1, ofOneDay = false, className, ...props }: TimeListProps) {
  return (
    <ol {...props} className={joinClasses(styles.list, className)}>
      {times.map((time) => (
        <TimeRow key={time.id} time={time} today={today} people={people} ofOneDay={ofOneDay} />
      ))}
    </ol>
  )
}

interface TimeRowProps extends Pick<TimeListProps, 'today'> {
  time: TimeOfList
  people: number
  ofOneDay: boolean
}

function TimeRow({ time: { start, end, free, few, title, lang, color, href }, ...props }: TimeRowProps) {
  const { today, people, ofOneDay } = props
  const intl = useIntl()
  const dates = useDates()
  const day = dates.dayOf(start)
  const time = dates.clockRange(start, end)
  const action = intl.formatMessage(free > 0 ? messages.reserve : messages.wait)
  const spoken = { action, time, day: dates.weekdayDay(day, 'long') }
  const left = free > 0 ? fill(intl, few ? messages.few : messages.free, { free }) : undefined
  return (
    <li className={styles.row} data-event-color={color}>
      {ofOneDay ? null : (
        <span className={styles.day}>
          {day === today ? intl.formatMessage(messages.today) : dates.day(day, 'ddd D MMM')}
        </span>
      )}
      <span className={styles.about}>
        <time dateTime={start} className={styles.time}>
          {time}
        </time>
        {title ? (
          <span lang={lang} className={styles.title}>
            {title}
          </span>
        ) : null}
        <span className={styles.left} data-few={few || undefined}>
          {left ?? (
            <>
              <span aria-hidden className={styles.fullSign} />
              {fill(intl, messages.full, { people })}
            </>
          )}
        </span>
      </span>
      {href ? (
        <Button
          variant="secondary"
          size="s"
          href={href}
          className={styles.way}
          aria-label={
            title ? fill(intl, messages.name, { ...spoken, title }) : fill(intl, messages.nameAlone, spoken)
          }
        >
          {action}
        </Button>
      ) : null}
    </li>
  )
}
