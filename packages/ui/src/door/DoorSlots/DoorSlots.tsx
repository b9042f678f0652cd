import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './DoorSlots.css.ts'

const messages = {
  label: { id: 'doorSlots.label', defaultMessage: 'Turnos del día' },
  inside: { id: 'doorSlots.inside', defaultMessage: '{inside} de {people}' },
  people: { id: 'doorSlots.people', defaultMessage: '{people}' },
} as const

/** A time of the day, as its tab tells of it. */
export interface DoorSlotTab {
  id: number
  /** When it begins, an instant (ISO). */
  start: string
  /** Of what it is, which tells times apart that begin together. */
  title?: string
  /** How many come, and how many of them are inside. */
  people: number
  inside: number
}

export interface DoorSlotsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The times, in order. */
  slots: readonly DoorSlotTab[]
  /** The one that is shown. */
  current: number
  /** Called with the time that is asked for. */
  onCurrentChange: (id: number) => void
}

/**
 * The times of a day, one of which is shown below; they go on sideways. Renders `<nav>`.
 *
 * Use it on a `DoorPage`. Use `Tabs` instead for the parts of a screen of the panel.
 */
export function DoorSlots({ slots, current, onCurrentChange, className, ...props }: DoorSlotsProps) {
  const intl = useIntl()
  const dates = useDates()
  const shown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current > 0) shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  const atOnce = (start: string) =>
    slots.filter((each) => Date.parse(each.start) === Date.parse(start)).length
  return (
    <nav
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      className={joinClasses(styles.list, className)}
    >
      {slots.map(({ id, start, title, people, inside }) => (
        <button
          key={id}
          ref={id === current ? shown : undefined}
          type="button"
          aria-current={id === current || undefined}
          className={styles.tab}
          onClick={() => onCurrentChange(id)}
        >
          <span className={styles.time}>{dates.clock(start)}</span>{' '}
          <small className={styles.count}>
            <FormattedMessage
              {...(inside > 0 ? messages.inside : messages.people)}
              values={{ inside, people }}
            />
          </small>
          {title && atOnce(start) > 1 ? (
            <>
              {' '}
              <span className={styles.title}>{title}</span>
            </>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
