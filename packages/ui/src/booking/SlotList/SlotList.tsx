import '../../eventColors.css.ts'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { type Address, hrefOf } from '../../controls/Link/address.ts'
import { useDates } from '../../dates/useDates.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { fill } from '../../private/fill.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import { messages } from './messages.ts'
import * as styles from './SlotList.css.ts'
import { canWait, freePlaces, slotState } from './slotState.ts'
import type { SlotTime } from './slotTime.ts'

export interface SlotListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The slots of one day of one event, in order. */
  slots: readonly SlotTime[]
  /** Called with the slot of the button that was pressed. */
  onReserve?: (slot: SlotTime['id']) => void
  /** The address of the form for a slot: buttons become links, which work without scripts too. */
  reserveHref?: Address<[id: SlotTime['id']], 'id'>
  /** Called with the slot that somebody wants to wait for: a full one offers that in the place of its button. */
  onWait?: (slot: SlotTime['id']) => void
  /** The address of the form to wait for a slot, which makes a link of that button. */
  waitHref?: Address<[id: SlotTime['id']], 'id'>
  /**
   * How many come together: a slot with places left, but too few for them, also offers to wait.
   * @default 1
   */
  people?: number
  /**
   * Says beside each time what happens then. Without it nobody is told twice what all slots have in common.
   * @default false
   */
  withNotes?: boolean
  /** The colour of the event; without it that of an element around it that bears `data-event-color`. */
  color?: EventColor
}

/**
 * The times of a day: free with a button each, taken with a way to wait for a place, or begun. Renders `<div>` around
 * an `<ol>` or, without slots, around the empty state. The signs are in the colour of the event.
 *
 * Use it for the times of one day. Use `BookingPanel` instead when they are booked in the same place, and
 * `TimelineGrid` for the days before.
 */
export function SlotList({
  slots,
  onReserve,
  reserveHref,
  onWait,
  waitHref,
  people,
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
              people={people}
              withNote={withNotes}
              reserve={{ press: onReserve, href: hrefOf(reserveHref, slot, slot.id) }}
              wait={onWait || waitHref ? { press: onWait, href: hrefOf(waitHref, slot, slot.id) } : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** What is done with a slot: by a button that is pressed, or by a link. */
interface Way {
  press: SlotListProps['onReserve']
  href: string | undefined
}

interface SlotRowProps {
  slot: SlotTime
  people: number | undefined
  withNote: boolean
  reserve: Way
  /** How one waits for a place, where one can. */
  wait: Way | undefined
}

function SlotRow({ slot, people, withNote, reserve, wait }: SlotRowProps) {
  const intl = useIntl()
  const dates = useDates()
  const state = slotState(slot)
  const time = dates.clockRange(slot.start, slot.end)
  const left = fill(intl, messages.free, { free: freePlaces(slot) })
  const words = {
    available: messages.available,
    taken: messages.taken,
    past: messages.already,
  }[state]
  /** The button or link of a way, named with the time for who hears it without the row. */
  function wayTo({ press, href }: Way, text: (typeof messages)['reserve' | 'wait'], className: string) {
    const words = intl.formatMessage(text)
    const shared = {
      className,
      size: 's',
      'aria-label': fill(intl, messages.reserveAt, { reserve: words, time }),
      children: words,
    } as const
    return href === undefined ? (
      <Button variant="secondary" {...shared} onClick={() => press?.(slot.id)} />
    ) : (
      <Button variant="secondary" {...shared} href={href} />
    )
  }
  return (
    <li className={styles.slot} data-state={state}>
      <time dateTime={slot.start} className={styles.time}>
        {time}
      </time>
      <span className={styles.status}>
        <span aria-hidden className={styles.sign} />
        <FormattedMessage {...words} />
        {state === 'available' ? (
          <span className={styles.more}>{slot.few ? <strong>{left}</strong> : left}</span>
        ) : null}
        {withNote && slot.note ? (
          <span lang={slot.noteLang} className={styles.more}>
            {slot.note}
          </span>
        ) : null}
      </span>
      {state === 'available' ? wayTo(reserve, messages.reserve, styles.button) : null}
      {wait && (slot.claimed || canWait(slot, people)) ? wayTo(wait, messages.wait, styles.wait) : null}
    </li>
  )
}
