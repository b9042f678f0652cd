import type { Failure } from '@gallery/client'
import { useGet, useLoadedSite, useNow, useOpening, useReread } from '@gallery/client'
import { type AgendaSlot, type AppointmentDetail, freePlaces, urlOf } from '@gallery/contract'
import { Form, Select, SubmitRow, Text, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { nameOf } from './guestsOf.ts'
import { limitFor } from './limitFor.ts'
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

/** Moves somebody to another slot of the event. Where it is too small for all who come with them its limit is raised for it. */
export function MoveDialog({ booking, slot, onClose }: MoveDialogProps) {
  const intl = useIntl()
  const dates = useDates()
  const now = useNow()
  const { today } = useLoadedSite()
  const { move } = useBookingActions()
  const [errors, setErrors] = useState<Failure['errors']>({})
  const [refused, setRefused] = useState(false)
  const [chosen, setChosen] = useState('')
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
  const target = others.find(({ id }) => String(id) === chosen)
  const limit = target && limitFor(target, people)
  const named = (other: AgendaSlot) =>
    intl.formatMessage(
      {
        id: `admin.appointments.${limitFor(other, people) === undefined ? 'slotWithPlaces' : 'slotTooSmall'}`,
      },
      {
        day: dates.weekdayDay(dates.dayOf(other.start)),
        time: dates.clockRange(other.start, other.end),
        left: freePlaces(other),
      }
    )

  async function send(): Promise<void> {
    setRefused(false)
    if (target === undefined) {
      setErrors({ place: [intl.formatMessage({ id: 'admin.appointments.noSlotChosen' })] })
      return
    }
    const raise = limit === undefined ? undefined : { before: target.limit, to: limit }
    if (await move(booking, { from: slot.id, to: target.id, raise })) onClose()
    else setRefused(true)
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
          <FormattedMessage id="admin.appointments.nowhere" />
        </Text>
      ) : (
        <Form
          errors={errors}
          message={refused ? <FormattedMessage id="admin.appointments.notMoved" /> : undefined}
          onSubmit={send}
        >
          <Select
            name="place"
            label={<FormattedMessage id="admin.appointments.slot" />}
            emptyLabel={intl.formatMessage({ id: 'admin.appointments.chooseSlot' })}
            defaultValue=""
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            options={others.map((other) => ({ value: String(other.id), label: named(other) }))}
          />
          <SubmitRow onCancel={onClose}>
            <FormattedMessage
              id={`admin.appointments.${limit === undefined ? 'moveYes' : 'raiseAndMove'}`}
              values={{ limit }}
            />
          </SubmitRow>
        </Form>
      )}
    </FormDialog>
  )
}
