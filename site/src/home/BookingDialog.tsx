import type { Key } from '@gallery/client'
import { useLanguage, useLoadedSite, useNow, useUser } from '@gallery/client'
import type { Day } from '@gallery/contract'
import { BookingPanel, canWait, Dialog, slotState, useDates, useToast } from '@gallery/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { FreeDayWays } from '../booking/FreeDayWays.tsx'
import { nextFreeDay } from '../booking/freeDay.ts'
import { bookingDraft, typedBooking } from '../booking/typedBooking.ts'
import { useBooked } from '../booking/useBooked.ts'
import { useNeeds } from '../booking/useNeeds.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { type BookableEvent, bookingEvent } from './bookingEvent.ts'
import { DayDone, isDayDone } from './DayDone.tsx'
import { dayAddress } from './homeQuery.ts'
import { slotTime } from './slotTime.ts'
import { timesOf } from './timesOf.ts'
import { useDayForm } from './useDayForm.ts'

export interface BookingDialogProps {
  open: boolean
  /** With a slot the form for it comes first; the other times of the day are a step back. */
  shown: {
    event: BookableEvent
    day: Day
    slot?: number
    people?: number
    /** That form is to wait for the slot. */
    waits?: boolean
  }
  /** The address of another of the event's days; the home page's where nothing is said. */
  dayHref?: (day: Day) => string
  /** The read that the event came from: asked again after a booking, so that the counts are right. */
  window: Key
  onClose: () => void
}

/** A day of an event: its slots and the form to book one of them or to wait for it, or its details. */
export function BookingDialog({
  open,
  shown: { event, day, slot, people, waits = false },
  window,
  dayHref,
  onClose,
}: BookingDialogProps) {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const { options, timeZone } = useLoadedSite()
  const now = useNow()
  const user = useUser()
  const { show } = useToast()
  const after = useBooked()
  // Who comes is the same on another day of the event, and whoever closed it by mistake opens it again.
  const { draft, forget, onInput } = useDraft(open ? bookingDraft(event.id) : null)
  const { form, choose, send, reset } = useDayForm(
    window,
    forget,
    (booked, isShown) => {
      if (isShown) after.show(booked)
      show({ text: intl.formatMessage({ id: 'booking.sent' }) })
    },
    () => show({ text: intl.formatMessage({ id: 'waitingDone.title' }) })
  )
  const { errors, conflict, refusal, joined } = form
  const needs = useNeeds()
  const panelEvent = { ...bookingEvent(event, language), needs: needs.options(event.needs) }
  const places = event.places.filter(({ start }) => dates.dayOf(start) === day)
  const times = places.map(({ id }) => id)
  const slots = places.map((one) => ({
    ...slotTime(one, language, now, options.fewShare),
    claimed: one.id === form.claimed,
  }))

  // The panel itself names the next day with a place, where this one has none.
  const isWithoutPlace = !slots.some((one) => slotState(one) === 'available')
  const next = nextFreeDay(event, day, now, timeZone, people)
  const hrefOf = dayHref ?? ((each: Day) => dayAddress(language, { day: each, event: event.id, people }))

  // Another day is another visit: nothing that was chosen or said about the last one holds, but what was booked there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what the effect is about.
  useEffect(() => {
    reset()
    if (!open) after.show(null)
    const held = open ? after.restore(timesOf({ slot, waits }, times)) : null
    if (held) choose(held.slot)
    else if (slot !== undefined) choose(slot, waits || slots.some((one) => one.id === slot && canWait(one)))
  }, [event.id, day, slot, waits, open])

  return (
    <Dialog
      bare
      width="wide"
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={<span lang={panelEvent.lang}>{panelEvent.title}</span>}
    >
      <BookingPanel
        onInput={onInput}
        event={panelEvent}
        day={day}
        slots={slots}
        nextFree={next === undefined ? null : { day: next, href: hrefOf(next) }}
        chosen={form.chosen}
        waiting={form.waits}
        offerHours={options.offerHours}
        people={people}
        onChoose={(id) => choose(id === null ? null : Number(id))}
        onWait={(id) => choose(Number(id), true)}
        onBook={send}
        {...(errors ? { errors } : {})}
        {...(conflict ? { conflict } : {})}
        {...(refusal ? { refusal } : {})}
        defaultValues={{
          ...(user
            ? {
                first_name: user.first_name,
                last_name: user.last_name,
                email: user.email,
                phone: user.phone,
              }
            : {}),
          ...typedBooking(draft),
          ...(people === undefined ? {} : { people }),
        }}
        note={
          <>
            {form.chosen === null ? (
              <FreeDayWays
                event={event}
                day={day}
                people={people}
                withoutNext={isWithoutPlace}
                hrefOf={hrefOf}
              />
            ) : null}
            <GalleryTime />
          </>
        }
        onCancel={onClose}
        {...(isDayDone({ after, joined })
          ? {
              done: (
                <DayDone
                  after={after}
                  joined={joined}
                  onTimes={() => {
                    after.show(null)
                    choose(null)
                  }}
                />
              ),
            }
          : {})}
      />
    </Dialog>
  )
}
