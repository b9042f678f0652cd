import { type Key, useGet, useSent } from '@gallery/client'
import type { Appointment, Party } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { FieldGrid, Form, Stepper, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useBookingChange } from './useBookingChange.ts'

interface PartyFormProps {
  booking: Appointment & { first_name: string; last_name: string }
  /** The read that shows it. */
  read: Key
  /** Sends who comes. */
  save: (party: Party) => Promise<unknown>
  /** Where the booking is seen as it is then. */
  landing: string
}

/** Who comes on a booking: how many, and under which name. */
export function PartyForm({ booking, read, save, landing }: PartyFormProps) {
  const typed = useSent()?.values
  const { people, first_name, last_name } = booking
  const slot = urlOf('/api/places/:id', { id: booking.place.id })
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(Number(typed?.people ?? people))
  const { most, why } = useMost(booking)
  const { refusal, errors, change } = useBookingChange({
    reads: [read, slot],
    landing,
    done: 'booking.partySaved',
  })
  return (
    <Form
      message={refusal}
      errors={errors}
      onSubmit={(values) => {
        const { first_name = '', last_name = '' } = values
        const party = { people: Number(values.people ?? people), first_name, last_name }
        if (isSame(party, booking)) return navigate(landing)
        return change(() => save(party))
      }}
    >
      <FieldGrid>
        {most > 1 ? (
          <Stepper
            wide
            name="people"
            label={<FormattedMessage id="booking.people" />}
            max={most}
            value={Math.min(chosen, most)}
            onValueChange={setChosen}
            atMax={why}
          />
        ) : null}
        <TextField
          name="first_name"
          label={<FormattedMessage id="booking.firstName" />}
          autoComplete="given-name"
          defaultValue={typed?.first_name ?? first_name}
        />
        <TextField
          name="last_name"
          label={<FormattedMessage id="booking.lastName" />}
          autoComplete="family-name"
          defaultValue={typed?.last_name ?? last_name}
        />
      </FieldGrid>
      <SubmitRow busyLabel={<FormattedMessage id="booking.partyBusy" />}>
        <FormattedMessage id="booking.partySave" />
      </SubmitRow>
    </Form>
  )
}

/** Then there is nothing to send, and no mail. */
function isSame(party: Party, { people, first_name, last_name }: PartyFormProps['booking']): boolean {
  return party.people === people && party.first_name === first_name && party.last_name === last_name
}

/**
 * How many can come, and why no more: the event's rule, or what is left in the slot, as soon as that is known. Never less
 * than come already: a party that the gallery wrote down may be a larger one.
 */
function useMost({ people, place }: Appointment) {
  const { data } = useGet(urlOf('/api/places/:id', { id: place.id }))
  const free = data ? Math.max(0, data.data.limit - data.data.count) : Number.POSITIVE_INFINITY
  const byRule = Math.max(place.event.largest_party, people)
  const most = Math.min(byRule, people + free)
  const why = most < byRule ? 'booking.noMoreFree' : 'booking.largestParty'
  return { most, why: <FormattedMessage id={why} values={{ most }} /> }
}
