import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import { cellsOf, placeStates } from './cellsOf.ts'
import * as styles from './SlotCells.css.ts'

const messages = {
  sentence: {
    id: 'slotCells.sentence',
    defaultMessage:
      'De {limit, plural, one {# lugar} other {# lugares}}: {confirmed, plural, one {# confirmado} other {# confirmados}}, {held, plural, one {# retenido} other {# retenidos}}, {offered, plural, one {# ofrecido} other {# ofrecidos}}, {free, plural, one {# libre} other {# libres}}',
  },
  confirmed: {
    id: 'slotCells.confirmed',
    defaultMessage: '{people, plural, one {# confirmado} other {# confirmados}}',
  },
  held: { id: 'slotCells.held', defaultMessage: '{people, plural, one {# retenido} other {# retenidos}}' },
  offered: {
    id: 'slotCells.offered',
    defaultMessage: '{people, plural, one {# ofrecido} other {# ofrecidos}}',
  },
  free: { id: 'slotCells.free', defaultMessage: '{people, plural, one {# libre} other {# libres}}' },
} as const

export interface SlotCellsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'color'> {
  /** How many people come for sure. */
  confirmed: number
  /** How many have a place kept until they confirm. */
  held: number
  /** How many have one kept that they were offered from the waiting list. */
  offered: number
  /** How many people the slot takes. */
  limit: number
  /** The event's colour. */
  color: EventColor
}

/**
 * The places of a slot, a cell for each: full for who is confirmed, half for who is held, an outline for who was offered
 * one, a line for what is free; under them how many of each. Of a slot with more than sixty places a bar. Renders `<div>`.
 *
 * Use it in the panel, under a `SlotHead`. Use `WeekCalendar` instead for many slots at a time.
 */
export function SlotCells({ confirmed, held, offered, limit, color, className, ...props }: SlotCellsProps) {
  const intl = useIntl()
  const free = Math.max(0, limit - confirmed - held - offered)
  const people = { confirmed, held, offered, free }
  const all = confirmed + held + offered + free
  return (
    <div data-event-color={color} {...props} className={joinClasses(styles.root, className)}>
      <div
        role="img"
        aria-label={intl.formatMessage(messages.sentence, { ...people, limit })}
        className={styles.cells}
      >
        {cellsOf(people).map(({ id, state, share }) => (
          // As an attribute of a drawing its share needs no style attribute.
          <svg
            key={id}
            aria-hidden="true"
            className={styles.cell}
            data-state={state}
            width={`${(share / all) * 100}%`}
          />
        ))}
      </div>
      <p aria-hidden="true" className={styles.key}>
        {placeStates
          .filter((state) => people[state] > 0)
          .map((state) => (
            <span key={state} className={styles.entry}>
              <span className={styles.sign} data-state={state} />
              <FormattedMessage {...messages[state]} values={{ people: people[state] }} />
            </span>
          ))}
      </p>
    </div>
  )
}
