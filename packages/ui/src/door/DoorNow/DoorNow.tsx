import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './DoorNow.css.ts'

const messages = {
  inside: { id: 'doorNow.inside', defaultMessage: '<b>{inside}</b> de {people}<i>adentro</i>' },
  cells: {
    id: 'doorNow.cells',
    defaultMessage: '{inside} adentro, {coming} por llegar, {free} de {limit} libres',
  },
} as const

export interface DoorNowProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** Of which event, and where: "The line that cuts the corner, Room 1". */
  what: string
  /** The event's colour. */
  color: EventColor
  /** How many come. */
  people: number
  /** How many of them are inside. */
  inside: number
  /** How many places it has. */
  limit: number
}

/**
 * A time at the door: when it is, how many are inside, and a cell for each place: filled for who is inside, light for who
 * is still to come, a line for what is free. Renders `<section>`.
 *
 * Use it above a `DoorList`. Use `SlotHead` instead in the panel's calendar.
 */
export function DoorNow({
  start,
  end,
  what,
  color,
  people,
  inside,
  limit,
  className,
  ...props
}: DoorNowProps) {
  const intl = useIntl()
  const dates = useDates()
  const coming = Math.max(0, people - inside)
  const free = Math.max(0, limit - people)
  const cells = [
    ...Array.from({ length: inside }, () => 'inside'),
    ...Array.from({ length: coming }, () => 'coming'),
    ...Array.from({ length: free }, () => 'free'),
  ]
  return (
    <section data-event-color={color} {...props} className={joinClasses(styles.now, className)}>
      <h2 className={styles.time}>{dates.clockRange(start, end)}</h2>
      <p className={styles.count}>
        <FormattedMessage
          {...messages.inside}
          values={{
            inside,
            people,
            b: (words) => <b className={styles.number}>{words}</b>,
            i: (words) => <span className={styles.word}>{words}</span>,
          }}
        />
      </p>
      <div
        role="img"
        aria-label={intl.formatMessage(messages.cells, { inside, coming, free, limit })}
        className={styles.cells}
      >
        {cells.map((state, place) => (
          // Cells have no other identity than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
          <span key={place} className={styles.cell} data-state={state} />
        ))}
      </div>
      <p className={styles.what}>{what}</p>
    </section>
  )
}
