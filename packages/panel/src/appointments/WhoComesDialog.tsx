import { type Failure, useNow } from '@gallery/client'
import { type AgendaSlot, type AppointmentDetail, freePlaces } from '@gallery/contract'
import { FieldGrid, Form, Stepper, SubmitRow } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { AccessFields } from './AccessFields.tsx'
import { correctionOf } from './correctionOf.ts'
import { nameOf } from './guestsOf.ts'
import { useBookingActions } from './useBookingActions.tsx'

interface WhoComesDialogProps {
  booking: AppointmentDetail
  slot: AgendaSlot
  onClose: () => void
}

/** Corrects who comes on a booking: how many, as the slot has places for beside the others, what they need, which school. */
export function WhoComesDialog({ booking, slot, onClose }: WhoComesDialogProps) {
  const now = useNow()
  const { correct } = useBookingActions()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [access, setAccess] = useState({ needs: booking.needs, school: booking.school })
  const most = booking.people + freePlaces(slot)

  async function send({ people = '' }: Record<string, string>): Promise<void> {
    const correction = correctionOf(booking, { people: Number(people), ...access })
    // What has begun is not mailed about, and who left no address cannot be.
    const mailed = booking.email !== '' && new Date(booking.start) > now
    const refused = correction && (await correct(booking, correction, { mailed }))
    if (refused) setErrors(refused)
    else onClose()
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="admin.appointments.whoTitle" />}
      description={<FormattedMessage id="admin.appointments.bookingOf" values={{ name: nameOf(booking) }} />}
    >
      <Form errors={errors} onSubmit={send}>
        <FieldGrid>
          <Stepper
            wide
            name="people"
            label={<FormattedMessage id="admin.appointments.people" />}
            defaultValue={booking.people}
            max={most}
            atMax={<FormattedMessage id="admin.appointments.mostPeople" values={{ people: most }} />}
            autoFocus
          />
          <AccessFields value={access} onChange={setAccess} />
        </FieldGrid>
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.appointments.whoYes" />
        </SubmitRow>
      </Form>
    </FormDialog>
  )
}
