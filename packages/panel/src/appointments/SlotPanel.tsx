import { useGet, useLanguage, useNow } from '@gallery/client'
import { type AgendaSlot, freePlaces, urlOf } from '@gallery/contract'
import { Button, Stack, Text, useDates } from '@gallery/ui'
import { SlotHead } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { BookingsHead } from './BookingsHead.tsx'
import { ByHandForm } from './ByHandForm.tsx'
import { titleOf } from './calendarSlot.ts'
import { countComing, guestsOf } from './guestsOf.ts'
import { SlotBookings } from './SlotBookings.tsx'
import { SlotCapacity } from './SlotCapacity.tsx'
import { SlotDeletion } from './SlotDeletion.tsx'

interface SlotPanelProps {
  slot: AgendaSlot
  /** The calendar without it. */
  closeHref: string
}

/** A slot beside the calendar: how many it takes, who comes, with how many, and whom to write down. */
export function SlotPanel({ slot, closeHref }: SlotPanelProps) {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const [writing, setWriting] = useState(false)
  const { data, failure } = useGet(
    urlOf('/api/appointments?all=1', { place: slot.id, from: dates.dayOf(slot.start), days: 1 })
  )
  const now = useNow()
  const left = freePlaces(slot)
  const isOpen = left > 0 && !slot.unavailable

  return (
    <Stack space="s4">
      <SlotHead
        start={slot.start}
        end={slot.end}
        title={titleOf(slot, language)}
        color={slot.event.color}
        closeHref={closeHref}
      />
      <SlotCapacity slot={slot} />
      <Text size="s" role="status">
        <FormattedMessage
          id="admin.appointments.taken"
          values={{ count: slot.count, left, b: (words) => <b>{words}</b> }}
        />
      </Text>
      <Stack space={writing ? 's4' : 's2'}>
        <BookingsHead coming={data && countComing(guestsOf(data.data, now, intl))}>
          {writing ? null : (
            <Button variant="tertiary" size="s" disabled={!isOpen} onClick={() => setWriting(true)}>
              <FormattedMessage id={`admin.appointments.${isOpen ? 'byHand' : 'isFull'}`} />
            </Button>
          )}
        </BookingsHead>
        {writing ? <ByHandForm slot={slot} onDone={() => setWriting(false)} /> : null}
        {data === undefined && failure ? <ScreenFailure /> : null}
        {data ? <SlotBookings slot={slot} bookings={data.data} /> : null}
      </Stack>
      <SlotDeletion slot={slot} />
    </Stack>
  )
}
