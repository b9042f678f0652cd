import { useGet, useLanguage, useNow } from '@gallery/client'
import { type AgendaSlot, urlOf } from '@gallery/contract'
import { Button, Stack, Text, useDates } from '@gallery/ui'
import { SlotCells, SlotHead } from '@gallery/ui/admin'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { ByHandForm } from './ByHandForm.tsx'
import { titleOf } from './calendarSlot.ts'
import { countComing, guestsOf, peopleOf, stateOf } from './guestsOf.ts'
import { PartHead } from './PartHead.tsx'
import { SlotBookings } from './SlotBookings.tsx'
import { SlotCapacity } from './SlotCapacity.tsx'
import { SlotClosedDay } from './SlotClosedDay.tsx'
import { SlotDeletion } from './SlotDeletion.tsx'
import { useAttendanceWords } from './useAttendanceWords.ts'
import { WaitingPart } from './waiting/WaitingPart.tsx'
import { whyShut } from './whyShut.ts'

interface SlotPanelProps {
  slot: AgendaSlot
  /** Those that the calendar shows, among which are the others of its day. */
  slots: readonly AgendaSlot[]
  /** The calendar without it. */
  closeHref: string
  /** Called once it was taken away from here. */
  onDeleted: () => void
  /** The gallery is closed on its day. */
  onClosedDay: boolean
}

/** A slot beside the calendar: how many it takes, who comes, with how many, who waits, and whom to write down. */
export function SlotPanel({ slot, slots, closeHref, onDeleted, onClosedDay }: SlotPanelProps) {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const [writing, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfter(writing, opener, heading)
  const { data, failure } = useGet(
    urlOf('/api/appointments?all=1', { place: slot.id, from: dates.dayOf(slot.start), days: 1 })
  )
  const now = useNow()
  const came = useAttendanceWords(new Date(slot.start) <= now ? { place: slot.id } : null)
  const shut = whyShut(slot, onClosedDay)
  // Who was offered a place stands in the waiting list until they take it.
  const bookings = data?.data.filter((booking) => stateOf(booking, now) !== 'offered')
  const offers = data?.data.filter((booking) => stateOf(booking, now) === 'offered') ?? []
  const offered = Math.min(peopleOf(offers), slot.unconfirmed_people)

  return (
    <Stack space="s4">
      <SlotHead
        start={slot.start}
        end={slot.end}
        title={titleOf(slot, language)}
        color={slot.event.color}
        closeHref={closeHref}
      />
      {onClosedDay ? <SlotClosedDay slot={slot.id} opened={slot.open_anyway} /> : null}
      <SlotCells
        confirmed={slot.count - slot.unconfirmed_people}
        held={slot.unconfirmed_people - offered}
        offered={offered}
        limit={slot.limit}
        color={slot.event.color}
      />
      <SlotCapacity slot={slot} />
      {came ? <Text size="s">{came}</Text> : null}
      <Stack space={writing ? 's4' : 's2'}>
        <PartHead
          title={<FormattedMessage id="admin.appointments.bookings" />}
          heading={heading}
          count={
            bookings && (
              <FormattedMessage
                id="admin.appointments.coming"
                values={countComing(guestsOf(bookings, now, intl))}
              />
            )
          }
        >
          {writing ? null : (
            <Button
              ref={opener}
              variant="tertiary"
              size="s"
              disabled={shut !== undefined}
              onClick={() => setWriting(true)}
            >
              <FormattedMessage id={`admin.appointments.${shut ?? 'byHand'}`} />
            </Button>
          )}
        </PartHead>
        {writing ? <ByHandForm slot={slot} onDone={() => setWriting(false)} /> : null}
        {data === undefined && failure ? <ScreenFailure /> : null}
        {bookings ? <SlotBookings slot={slot} bookings={bookings} heading={heading} /> : null}
      </Stack>
      <WaitingPart slot={slot} slots={slots} onClosedDay={onClosedDay} />
      <SlotDeletion slot={slot} onDeleted={onDeleted} />
    </Stack>
  )
}
