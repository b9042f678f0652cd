import { errorsIn, Failure, reported } from '@gallery/client'
import type { AppointmentDetail } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { nameOf } from './guestsOf.ts'
import {
  type Correction,
  cancelBooking,
  changeBooking,
  correctBooking,
  restoreBooking,
} from './slotWrites.ts'
import { toldBy } from './toldBy.ts'

/** What the gallery does with somebody's booking. Refusals have been reported; the list is then read anew. */
export function useBookingActions() {
  const intl = useIntl()
  const refresh = useRefresh()
  const { show } = useToast()
  const { offer } = useUndo()
  const [busy, setBusy] = useState(false)

  async function act(write: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    return reported(write).finally(() => {
      setBusy(false)
      return refresh()
    })
  }
  const tell = (name: string, booking: AppointmentDetail) =>
    show({ text: intl.formatMessage({ id: `admin.appointments.${name}` }, { name: nameOf(booking) }) })
  /** Says what was done and how whoever booked is told of it, with the way back. */
  const offerBack = (name: string, booking: AppointmentDetail, back: () => Promise<unknown>) =>
    offer({
      text: (
        <FormattedMessage
          id={`admin.appointments.${name}`}
          values={{ name: nameOf(booking), ...toldBy(booking) }}
        />
      ),
      undo: async () => {
        await back()
        await refresh()
      },
    })

  return {
    /** While one is under way. */
    busy,
    confirm: async (booking: AppointmentDetail) => {
      if (await act(() => changeBooking(booking.id, { confirmed: true }))) tell('confirmed', booking)
    },
    restore: async (booking: AppointmentDetail) => {
      if (await act(() => restoreBooking(booking.id))) tell('restored', booking)
    },
    /** The mail about it waits, so that taking it back leaves no trace. */
    cancel: async (booking: AppointmentDetail) => {
      if (!(await act(() => cancelBooking(booking.id)))) return
      offerBack('cancelled', booking, () => restoreBooking(booking.id))
    },
    /**
     * Changes who comes. Of another number the mail leaves at once, of anything else there is none.
     *
     * @returns what a form says of a refusal
     */
    correct: async (
      booking: AppointmentDetail,
      correction: Correction,
      { mailed }: { mailed: boolean }
    ): Promise<Failure['errors'] | undefined> => {
      const { people } = correction
      try {
        await correctBooking(booking.id, correction)
        if (people === undefined) tell('corrected', booking)
        else {
          const values = { name: nameOf(booking), people, mailed: String(mailed) }
          show({ text: intl.formatMessage({ id: 'admin.appointments.peopleChanged' }, values) })
        }
        return undefined
      } catch (error) {
        const isFull = error instanceof Failure && error.status === 409
        return isFull ? { people: [error.message] } : errorsIn(error)
      } finally {
        await refresh()
      }
    },
    /** Moves from a slot to another. The mail about it waits, as that of a cancellation does. @returns whether it was done */
    move: async (booking: AppointmentDetail, { from, to }: { from: number; to: number }) => {
      const { id } = booking
      const done = await act(() => changeBooking(id, { place: to, from }))
      if (done) offerBack('moved', booking, () => changeBooking(id, { place: from, from: to }))
      return done
    },
  }
}
