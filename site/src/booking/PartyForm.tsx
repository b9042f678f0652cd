import { type Key, useGet, useSent } from '@gallery/client'
import type { Appointment, Party } from '@gallery/contract'
import { accessNeeds, freePlaces, mostPlaces, urlOf } from '@gallery/contract/plain'
import { CheckboxGroup, FieldGrid, Form, Stepper, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useBookingChange } from './useBookingChange.ts'
import { needsIn, useNeeds } from './useNeeds.ts'

interface PartyFormProps {
  booking: Appointment & { first_name: string; last_name: string }
  /** The read that shows it. */
  read: Key
  /** Sends who comes. */
  save: (party: Party) => Promise<unknown>
  /** Where the booking is seen as it is then. */
  landing: string
}

/** Who comes on a booking: how many, under which name, and what they need. */
export function PartyForm({ booking, read, save, landing }: PartyFormProps) {
  const typed = useSent()?.values
  const { people, first_name, last_name, needs } = booking
  const said = useNeeds()
  const offered = accessNeeds.filter(
    (need) => booking.place.event.needs.includes(need) || needs.includes(need)
  )
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
        const { first_name = '', last_name = '', needs: ticked = '' } = values
        const party = {
          people: Number(values.people ?? people),
          first_name,
          last_name,
          needs: needsIn(ticked.split(',')),
        }
        const changed = changeOf(party, booking)
        if (Object.keys(changed).length === 0) return navigate(landing)
        return change(() => save(changed))
      }}
    >
      <FieldGrid>
        {most > 1 ? (
          <Stepper
            wide
            name="people"
            label={<FormattedMessage id="booking.people" />}
            max={most}
            value={chosen}
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
        {offered.length > 0 ? (
          <CheckboxGroup
            wide
            optional
            name="needs"
            label={<FormattedMessage id="booking.needs" />}
            options={said.options(offered)}
            defaultValues={typed ? (typed.needs ?? '').split(',') : needs}
          />
        ) : null}
      </FieldGrid>
      <SubmitRow busyLabel={<FormattedMessage id="booking.partyBusy" />}>
        <FormattedMessage id="booking.partySave" />
      </SubmitRow>
    </Form>
  )
}

/** What was changed: the gallery may have changed the rest since the page was read. */
function changeOf(party: Required<Party>, booking: PartyFormProps['booking']): Party {
  const { people, first_name, last_name, needs } = booking
  return {
    ...(party.people === people ? {} : { people: party.people }),
    ...(party.first_name === first_name ? {} : { first_name: party.first_name }),
    ...(party.last_name === last_name ? {} : { last_name: party.last_name }),
    ...(party.needs.join() === needs.join() ? {} : { needs: party.needs }),
  }
}

/**
 * How many can come, and why no more: the event's rule, or what is left in the slot, as soon as that is known; for a
 * school the latter alone. Never less than come already: a party that the gallery wrote down may be a larger one.
 */
function useMost({ people, school, place }: Appointment) {
  const { data } = useGet(urlOf('/api/places/:id', { id: place.id }))
  const free = data ? freePlaces(data.data) : mostPlaces
  const byRule = school === '' ? Math.max(place.event.largest_party, people) : people + free
  const most = Math.min(byRule, people + free)
  const isFull = most === people + free
  const why = isFull ? 'booking.noMoreFree' : 'booking.largestParty'
  return { most, why: <FormattedMessage id={why} values={{ most: place.event.largest_party }} /> }
}
