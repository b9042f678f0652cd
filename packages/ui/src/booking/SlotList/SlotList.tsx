import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { fill } from '../../private/fill.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import { messages } from './messages.ts'
import * as styles from './SlotList.css.ts'
import { freePlaces, slotState } from './slotState.ts'
import type { SlotTime } from './slotTime.ts'

export interface SlotListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The slots of one day of one event, in order. */
  slots: readonly SlotTime[]
  /** Called with the slot of the button that was pressed. */
  onReserve?: (slot: SlotTime['id']) => void
  /** The address of the form for a slot: buttons become links, which work without scripts too. */
  reserveHref?: (slot: SlotTime['id']) => string
  /**
   * Says beside each time what happens then. Without it nobody is told twice what all slots have in common.
   * @default false
   */
  withNotes?: boolean
  /** The colour of the event; without it that of an element around it that bears `data-event-color`. */
  color?: EventColor
}

/**
 * The times of a day: free with a button each, taken, or begun. Renders `<div>` around an `<ol>`, or, without slots,
 * around the empty state. Signs are in the colour of the event.
 *
 * Use it for the times of one day. Use `BookingPanel` instead when they are booked in the same place, and
 * `TimelineGrid` for the days before.
 */
export function SlotList({
  slots,
  onReserve,
  reserveHref,
  withNotes = false,
  color,
  className,
  ...props
}: SlotListProps) {
  const withoutSlots = (
    <EmptyState
      title={
        <>
          <span aria-hidden className={styles.emptySign} />
          <FormattedMessage {...messages.empty} />
        </>
      }
    />
  )
  return (
    <div {...props} data-event-color={color} className={className}>
      {slots.length === 0 ? (
        withoutSlots
      ) : (
        <ol>
          {slots.map((slot) => (
            <SlotRow
              key={slot.id}
              slot={slot}
              note={withNotes ? slot.note : undefined}
              onReserve={onReserve}
              href={reserveHref?.(slot.id)}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

interface SlotRowProps extends Pick<SlotListProps, 'onReserve'> {
  slot: SlotTime
  note?: string
  href?: string
}

function SlotRow({ slot, note, href, onReserve }: SlotRowProps) {
  const intl = useIntl()
  const dates = useDates()
  const state = slotState(slot)
  const time = dates.clockRange(slot.start, slot.end)
  const reserve = intl.formatMessage(messages.reserve)
  const label = fill(intl, messages.reserveAt, { reserve, time })
  const words = { available: messages.available, taken: messages.taken, past: messages.already }[state]
  return (
    <li className={styles.slot} data-state={state}>
      <time dateTime={slot.start} className={styles.time}>
        {time}
      </time>
      <span className={styles.status}>
        <span aria-hidden className={styles.sign} />
        <FormattedMessage {...words} />
        {state === 'available' ? (
          <span className={styles.more}>{fill(intl, messages.free, { free: freePlaces(slot) })}</span>
        ) : null}
        {note ? <span className={styles.more}>{note}</span> : null}
      </span>
      {state !== 'available' ? null : href === undefined ? (
        <Button
          variant="secondary"
          size="s"
          className={styles.button}
          aria-label={label}
          onClick={() => onReserve?.(slot.id)}
        >
          {reserve}
        </Button>
      ) : (
        <Button variant="secondary" size="s" className={styles.button} aria-label={label} href={href}>
          {reserve}
        </Button>
      )}
    </li>
  )
}
