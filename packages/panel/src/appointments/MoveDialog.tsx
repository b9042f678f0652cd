import type { Failure } from '@gallery/client'
import { useGet, useLoadedSite, useNow, useOpening, useReread } from '@gallery/client'
import { type AgendaSlot, type AppointmentDetail, freePlaces, urlOf } from '@gallery/contract'
import { Form, Select, SubmitRow, Text, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { nameOf } from './guestsOf.ts'
import { slotsToMoveTo } from './slotsToMoveTo.ts'
import { windowAround } from './slotWindow.ts'
import { toldBy } from './toldBy.ts'
import { useBookingActions } from './useBookingActions.tsx'

interface MoveDialogProps {
  booking: AppointmentDetail
  /** Where they are now. */
  slot: AgendaSlot
  onClose: () => void
}

/** Moves somebody to another slot of the event that still has a place for all who come with them. */
export function MoveDialog({ booking, slot, onClose }: MoveDialogProps) {
  const intl = useIntl()
  const dates = useDates()
  const now = useNow()
  const { today } = useLoadedSite()
  const { move } = useBookingActions()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const reread = useReread()
  const { from, days } = windowAround(dates.dayOf(slot.start), today)
  const agenda = urlOf('/api/places/agenda', { from, days, event: slot.event_id })
  const { data, failure } = useGet(agenda)
  const opening = useOpening(from)
  const { people } = booking
  const others = slotsToMoveTo(
    data?.data ?? [],
    { people, from: slot.id },
    { now, zone: intl.timeZone ?? 'UTC', opening }
  )
  const named = (other: AgendaSlot) =>
    intl.formatMessage(
      { id: 'admin.appointments.slotWithPlaces' },
      {
        day: dates.weekdayDay(dates.dayOf(other.start)),
        time: dates.clockRange(other.start, other.end),
        left: freePlaces(other),
      }
    )

  async function send({ place = '' }: Record<string, string>): Promise<void> {
    if (place === '') {
      setErrors({ place: [intl.formatMessage({ id: 'admin.appointments.noSlotChosen' })] })
      return
    }
    if (await move(booking, { from: slot.id, to: Number(place) })) onClose()
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="admin.appointments.moveTitle" values={{ name: nameOf(booking) }} />}
      description={
        <FormattedMessage id="admin.appointments.moveMeans" values={{ people, ...toldBy(booking) }} />
      }
    >
      {data === undefined && failure ? (
        <ScreenFailure onRetry={() => void reread(agenda)} />
      ) : data && others.length === 0 ? (
        <Text>
          <FormattedMessage id="admin.appointments.nowhere" values={{ people }} />
        </Text>
      ) : (
        <Form errors={errors} onSubmit={send}>
          <Select
            name="place"
            label={<FormattedMessage id="admin.appointments.slot" />}
            emptyLabel={intl.formatMessage({ id: 'admin.appointments.chooseSlot' })}
            defaultValue=""
            options={others.map((other) => ({ value: String(other.id), label: named(other) }))}
          />
          <SubmitRow onCancel={onClose}>
            <FormattedMessage id="admin.appointments.moveYes" />
          </SubmitRow>
        </Form>
      )}
    </FormDialog>
  )
}
