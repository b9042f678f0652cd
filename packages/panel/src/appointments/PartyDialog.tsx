import { type Failure, useNow } from '@gallery/client'
import type { AgendaSlot, AppointmentDetail } from '@gallery/contract'
import { Dialog, Form, Stepper, SubmitRow } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { guestOf } from './guestsOf.ts'
import { placesLeft } from './placesLeft.ts'
import { useBookingActions } from './useBookingActions.tsx'

interface PartyDialogProps {
  booking: AppointmentDetail
  slot: AgendaSlot
  onClose: () => void
}

/** Changes how many come on a booking: as many as the slot has places for beside the others. */
export function PartyDialog({ booking, slot, onClose }: PartyDialogProps) {
  const now = useNow()
  const { changePeople } = useBookingActions()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const guest = guestOf(booking, now)
  const most = booking.people + placesLeft(slot)

  async function send({ people = '' }: Record<string, string>): Promise<void> {
    const wanted = Number(people)
    // What has begun is not mailed about, and who left no address cannot be.
    const mailed = booking.email !== '' && new Date(booking.start) > now
    const refused = wanted === booking.people ? undefined : await changePeople(guest, wanted, { mailed })
    if (refused) setErrors(refused)
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="admin.appointments.partyTitle" values={{ name: guest.name }} />}
    >
      <Form errors={errors} onSubmit={send}>
        <Stepper
          name="people"
          label={<FormattedMessage id="admin.appointments.people" />}
          defaultValue={booking.people}
          max={most}
          atMax={<FormattedMessage id="admin.appointments.mostPeople" values={{ people: most }} />}
          autoFocus
        />
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.appointments.partyYes" />
        </SubmitRow>
      </Form>
    </Dialog>
  )
}
