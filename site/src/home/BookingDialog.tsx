import type { Key } from '@gallery/client'
import { Failure, useLanguage, useLoadedSite, useNow, useUser } from '@gallery/client'
import type { Day } from '@gallery/contract'
import { BookingDone, BookingPanel, type BookingValues, Dialog, useDates, useToast } from '@gallery/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { nextFreeDay } from '../booking/freeDay.ts'
import { useBook } from '../booking/useBook.ts'
import { useBooked } from '../booking/useBooked.ts'
import { needsIn, useNeeds } from '../booking/useNeeds.ts'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { type BookableEvent, bookingEvent } from './bookingEvent.ts'
import { slotTime } from './slotTime.ts'

export interface BookingDialogProps {
  open: boolean
  /** With a slot the form for it comes first; the other times of the day are a step back. */
  shown: { event: BookableEvent; day: Day; slot?: number; people?: number }
  /** The read that the event came from: asked again after a booking, so that the counts are right. */
  window: Key
  onClose: () => void
}

/** A day of an event: its slots and the form to book one of them, or its details. */
export function BookingDialog({
  open,
  shown: { event, day, slot, people },
  window,
  onClose,
}: BookingDialogProps) {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const { timeZone } = useLoadedSite()
  const now = useNow()
  const user = useUser()
  const { show } = useToast()
  const book = useBook(window)
  const after = useBooked()
  const [chosen, setChosen] = useState<number | null>(slot ?? null)
  const [errors, setErrors] = useState<Failure['errors']>()
  const [conflict, setConflict] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const needs = useNeeds()
  const panelEvent = { ...bookingEvent(event, language), needs: needs.options(event.needs) }
  const slots = event.places.filter(({ start }) => dates.dayOf(start) === day)

  const next = nextFreeDay(event, day, now, timeZone)

  function choose(slot: number | null): void {
    setChosen(slot)
    setErrors(undefined)
    setConflict(undefined)
    setRefusal(undefined)
  }

  // Another day is another visit: nothing that was chosen or said about the last one holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what the effect is about.
  useEffect(() => {
    setChosen(slot ?? null)
    setErrors(undefined)
    setConflict(undefined)
    setRefusal(undefined)
    after.show(null)
  }, [event.id, day, slot, open])

  async function send(values: BookingValues): Promise<void> {
    if (chosen === null) return
    setRefusal(undefined)
    try {
      const { data } = await book({ ...values, needs: needsIn(values.needs), place: chosen, language })
      after.show(data)
      show({ text: intl.formatMessage({ id: 'booking.sent' }) })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 409) {
        setChosen(null)
        setConflict(error.message)
      } else if (error.status === 429) setRefusal(error.message)
      else setErrors({ ...error.errors })
    }
  }

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
        event={panelEvent}
        day={day}
        slots={slots.map((slot) => slotTime(slot, language, now))}
        nextFree={
          next === undefined ? null : { day: next, href: `/${language}?day=${next}&event=${event.id}` }
        }
        chosen={chosen}
        onChoose={(id) => choose(id === null ? null : Number(id))}
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
          ...(people === undefined ? {} : { people }),
        }}
        note={<GalleryTime />}
        onCancel={onClose}
        {...(after.booked?.hold_until
          ? {
              done: (
                <BookingDone
                  email={after.booked.email}
                  until={after.booked.hold_until}
                  now={now}
                  sentAt={after.sentAt}
                  resendOff={after.resendOff}
                  refusal={after.refusal}
                  errors={after.errors}
                  onResend={after.resend}
                  onCorrect={after.correct}
                  bookingsHref={`/${language}/appointments`}
                  onAgain={() => {
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
