import '../../eventColors.css.ts'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import { BookingForm, type BookingFormProps } from '../BookingForm/BookingForm.tsx'
import { SlotList } from '../SlotList/SlotList.tsx'
import { freePlaces, slotState } from '../SlotList/slotState.ts'
import type { SlotTime } from '../SlotList/slotTime.ts'
import * as styles from './BookingPanel.css.ts'
import type { BookingEvent } from './bookingEvent.ts'
import { ChosenSlot } from './ChosenSlot.tsx'
import { EventDetails } from './EventDetails.tsx'
import { EventPane } from './EventPane.tsx'
import { messages } from './messages.ts'
import { type FreeDay, NextFreeDay } from './NextFreeDay.tsx'
import { slotFacts } from './slotFacts.ts'
import { useFocusOnChange } from './useFocusOnChange.ts'

export interface BookingPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is visited. Without registration the panel says what there is to know and offers no slots. */
  event: BookingEvent
  /** The day, 'YYYY-MM-DD'. */
  day: string
  /** The event's slots of that day, in order. */
  slots?: readonly SlotTime[]
  /**
   * The slots are on their way.
   * @default false
   */
  loading?: boolean
  /** The slot whose form is shown; null for the list. */
  chosen?: SlotTime['id'] | null
  /** Called with the slot that is chosen, with null to choose again. */
  onChoose?: (slot: SlotTime['id'] | null) => void
  /**
   * The next day with a free place, said where this day has none; null where none follows. Without it nothing is said.
   */
  nextFree?: FreeDay | null
  /** The address of the form for a slot: the buttons of the list become links. */
  reserveHref?: (slot: SlotTime['id']) => string
  /** Why the slot could not be had, above the list as it is now. What was typed is kept. */
  conflict?: ReactNode
  /** Called with what was typed; a promise that it gives back makes the form busy. */
  onBook?: BookingFormProps['onSubmit']
  /** The server's answer to the last sending, by field. */
  errors?: BookingFormProps['errors']
  /** What the server's answer says about none of the fields, above the form: too many bookings wait. */
  refusal?: BookingFormProps['message']
  /** The visitor's profile. */
  defaultValues?: BookingFormProps['defaultValues']
  /** What there is to know of the times, above the list: whose clock they go by. */
  note?: ReactNode
  /** What follows the booking of the chosen slot, in the place of list and form: a `BookingDone`. */
  done?: ReactNode
  /** Called by "Cancelar" of the form; without it, the way back to the list. */
  onCancel?: () => void
}

/**
 * A day of an event: its slots, then the form for one of them. Renders `<div>`. The whole content of a `Dialog` with
 * `bare` and `width="wide"`.
 *
 * Use it when a day of the timeline is opened. Use `SlotList` instead when only the times are shown.
 */
export function BookingPanel({
  event,
  day,
  slots = [],
  loading = false,
  chosen = null,
  onChoose,
  nextFree,
  reserveHref,
  conflict,
  onBook,
  errors,
  refusal,
  defaultValues,
  note,
  done,
  onCancel,
  className,
  ...props
}: BookingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const slot = slots.find(({ id }) => id === chosen)
  useFocusOnChange(heading, slot?.id)
  const facts = slotFacts(slots)
  const back = () => onChoose?.(null)
  const asks = event.requiresRegistration
  const hasPlace = slots.some((each) => slotState(each) === 'available')
  const title = asks ? (slot ? messages.yourDetails : messages.choose) : messages.walkIn
  const intro = asks ? messages.confirmByMail : messages.walkInNote
  return (
    <div {...props} data-event-color={event.color} className={joinClasses(styles.panel, className)}>
      <EventPane event={event} day={day} facts={facts} booked={done ? slot : undefined} />
      {done ? <div className={styles.body}>{done}</div> : null}
      <div className={styles.body} hidden={Boolean(done)}>
        <div className={styles.head}>
          <Heading level={3} size="xl" ref={heading} tabIndex={-1} className={styles.heading}>
            <FormattedMessage {...title} />
          </Heading>
          {slot || (asks && !hasPlace) ? null : (
            <p className={styles.intro}>
              <FormattedMessage {...intro} />
            </p>
          )}
          {note}
        </div>
        {asks ? null : <EventDetails event={event} />}
        {asks && !slot ? (
          <>
            {conflict ? (
              <div role="alert" className={styles.conflict}>
                {conflict}
              </div>
            ) : null}
            {loading ? (
              <BlankSlots />
            ) : (
              <>
                {nextFree === undefined || hasPlace ? null : <NextFreeDay next={nextFree} />}
                <SlotList
                  slots={slots}
                  onReserve={onChoose}
                  reserveHref={reserveHref}
                  withNotes={facts.note === undefined}
                />
              </>
            )}
          </>
        ) : null}
        {asks ? (
          // Hidden rather than gone: what was typed is still there after another slot was chosen.
          <div hidden={!slot}>
            {slot ? <ChosenSlot slot={slot} onChange={back} /> : null}
            <BookingForm
              defaultValues={defaultValues}
              errors={errors}
              message={refusal}
              largestParty={event.largestParty}
              needs={event.needs}
              takesGroups={slot?.groups}
              {...(slot ? { free: freePlaces(slot) } : {})}
              onSubmit={onBook}
              onCancel={onCancel ?? back}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}

function BlankSlots() {
  return (
    <div aria-busy role="status">
      <div className={styles.blank}>
        <FormattedMessage {...messages.loading} />
      </div>
      <div className={styles.blank} />
      <div className={styles.blank} />
    </div>
  )
}
