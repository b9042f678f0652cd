import '../../eventColors.css.ts'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormProps } from '../../forms/Form/Form.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { BookingField, DefaultBookingFields } from '../BookingFields/bookingField.ts'
import { BookingForm, type BookingFormProps } from '../BookingForm/BookingForm.tsx'
import { SlotList, type SlotListProps } from '../SlotList/SlotList.tsx'
import { canWait, freePlaces, slotState } from '../SlotList/slotState.ts'
import type { SlotTime } from '../SlotList/slotTime.ts'
import * as styles from './BookingPanel.css.ts'
import type { BookingEvent } from './bookingEvent.ts'
import { ChosenSlot } from './ChosenSlot.tsx'
import { EventDetails } from './EventDetails.tsx'
import { EventPane } from './EventPane.tsx'
import { MoreThanFree } from './MoreThanFree.tsx'
import { messages } from './messages.ts'
import { type FreeDay, NextFreeDay } from './NextFreeDay.tsx'
import { PanelHead, type PanelStep } from './PanelHead.tsx'
import { slotFacts } from './slotFacts.ts'
import { useFocusOnChange } from './useFocusOnChange.ts'

export interface BookingPanelProps<Fields extends readonly BookingField[] = DefaultBookingFields>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<BookingFormProps<Fields>, 'fields' | 'submitLabel' | 'busyLabel' | 'cancelLabel'> {
  /** What is visited. Without registration the panel says what there is to know and offers no slots. */
  event: BookingEvent
  /** The day, 'YYYY-MM-DD'. */
  day: string
  /** The event's slots of that day, in order. */
  slots?: readonly SlotTime[] | undefined
  /**
   * The slots are on their way.
   * @default false
   */
  loading?: boolean | undefined
  /** The slot whose form is shown; null for the list. */
  chosen?: SlotTime['id'] | null | undefined
  /** Called with the slot that is chosen, with null to choose again. */
  onChoose?: ((slot: SlotTime['id'] | null) => void) | undefined
  /**
   * Called with the slot for which somebody wants to wait, which is then `chosen` and `waiting`. Without it nobody is
   * offered to wait.
   */
  onWait?: ((slot: SlotTime['id']) => void) | undefined
  /**
   * The form of the chosen slot is for its waiting list.
   * @default false
   */
  waiting?: boolean | undefined
  /**
   * For how many hours a place that is freed is kept for who waited.
   * @default 2
   */
  offerHours?: number | undefined
  /**
   * How many come together, where that is known before the form: a slot with too few places for them also offers to
   * wait.
   * @default 1
   */
  people?: number | undefined
  /**
   * The next day with a free place, said where this day has none; null where none follows. Without it nothing is said.
   */
  nextFree?: FreeDay | null | undefined
  /** The address of the form for a slot: the buttons of the list become links. */
  reserveHref?: SlotListProps['reserveHref'] | undefined
  /** Why the slot could not be had, above the list as it is now. What was typed is kept. */
  conflict?: ReactNode
  /** Called with what was typed, to book or, when `waiting`, to wait; a promise that it gives back makes the form busy. */
  onBook?: BookingFormProps<Fields>['onSubmit'] | undefined
  /** The server's answer to the last sending, by field. */
  errors?: FormProps['errors'] | undefined
  /** What the server's answer says about none of the fields, above the form: too many bookings wait. */
  refusal?: FormProps['message'] | undefined
  /** The visitor's profile. */
  defaultValues?: BookingFormProps<Fields>['defaultValues'] | undefined
  /** What there is to know of the times, above the list: whose clock they go by. */
  note?: ReactNode
  /** What follows in the place of list and form: a `BookingDone`, or a `WaitingDone`. */
  done?: ReactNode
  /** Called by "Cancel" of the form; without it, the way back to the list. */
  onCancel?: (() => void) | undefined
}

/**
 * A day of an event: its slots, then the form to book one of them, or to wait for a full one. Renders `<div>`. The
 * whole content of a `Dialog` with `bare` and `width="wide"`.
 *
 * Use it when a day of the timeline is opened. Use `SlotList` instead when only the times are shown.
 */
export function BookingPanel<const Fields extends readonly BookingField[] = DefaultBookingFields>({
  event,
  day,
  slots = [],
  loading = false,
  chosen = null,
  onChoose,
  onWait,
  waiting = false,
  offerHours = 2,
  people,
  nextFree,
  reserveHref,
  conflict,
  onBook,
  fields,
  submitLabel,
  busyLabel,
  cancelLabel,
  errors,
  refusal,
  defaultValues,
  note,
  done,
  onCancel,
  className,
  ...props
}: BookingPanelProps<Fields>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const slot = slots.find(({ id }) => id === chosen)
  useFocusOnChange(heading, slot && `${slot.id} ${waiting}`)
  const facts = slotFacts(slots)
  const back = () => onChoose?.(null)
  const asks = event.requiresRegistration
  const hasPlace = slots.some((each) => slotState(each) === 'available')
  const most = Math.min(event.largestParty ?? 1, slot?.limit ?? 1)
  const free = slot ? freePlaces(slot) : 0
  const places = waiting && slot ? slot.limit : free

  const step = stepNow()
  function stepNow(): PanelStep {
    if (!asks) return 'walkIn'
    if (slot) return waiting ? 'wait' : 'book'
    if (hasPlace || loading) return 'choose'
    if (slots.length === 0) return 'empty'
    return onWait && slots.some((each) => canWait(each, people)) ? 'full' : 'nothing'
  }

  return (
    <div {...props} data-event-color={event.color} className={joinClasses(styles.panel, className)}>
      <EventPane event={event} day={day} facts={facts} booked={done ? slot : undefined} />
      {done ? (
        <div ref={scrollToDay} className={styles.body}>
          {done}
        </div>
      ) : null}
      <div className={styles.body} hidden={Boolean(done)}>
        <PanelHead step={step} offerHours={offerHours} heading={heading} note={note} />
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
                {step === 'empty' ? null : (
                  <SlotList
                    slots={slots}
                    onReserve={onChoose}
                    onWait={onWait}
                    reserveHref={reserveHref}
                    people={people}
                    withNotes={facts.note === undefined}
                  />
                )}
              </>
            )}
          </>
        ) : null}
        {asks ? (
          // Hidden rather than gone: what was typed is still there after another slot was chosen.
          <div hidden={!slot}>
            {slot ? <ChosenSlot slot={slot} onChange={back} /> : null}
            {slot && onWait && !waiting && canWait(slot, most) ? (
              <MoreThanFree slot={slot} onWait={onWait} />
            ) : null}
            <BookingForm<Fields>
              fields={fields}
              submitLabel={submitLabel}
              busyLabel={busyLabel}
              cancelLabel={cancelLabel}
              defaultValues={defaultValues}
              errors={errors}
              message={refusal}
              largestParty={event.largestParty}
              needs={event.needs}
              takesGroups={slot?.groups}
              {...(slot ? { free: places } : {})}
              waiting={waiting}
              least={waiting && !slot?.claimed ? free + 1 : 1}
              asksAnyTime={waiting && slots.length > 1}
              onSubmit={onBook}
              onCancel={onCancel ?? back}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** On a phone the form was pressed at its end: what follows it begins with the day and the time that were booked. */
function scrollToDay(done: HTMLElement | null): void {
  done?.parentElement?.scrollTo(0, 0)
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
