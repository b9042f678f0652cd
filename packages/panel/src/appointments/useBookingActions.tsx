import { errorsIn, Failure, reported } from '@gallery/client'
import type { AppointmentDetail } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { nameOf } from './guestsOf.ts'
import { moveInto, type Raise } from './moveInto.ts'
import {
  type Correction,
  cancelBooking,
  changeBooking,
  changeSlot,
  correctBooking,
  restoreBooking,
} from './slotWrites.ts'
import { type Told, toldBy } from './toldBy.ts'

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
  const offerBack = (
    name: string,
    booking: AppointmentDetail,
    back: () => Promise<unknown>,
    more?: ReactNode
  ) => {
    const said = (told: Told) => (
      <FormattedMessage id={`admin.appointments.${name}`} values={{ name: nameOf(booking), ...told }} />
    )
    offer({
      text: more ? (
        <>
          {said(toldBy(booking))} {more}
        </>
      ) : (
        said(toldBy(booking))
      ),
      what: said({ mailed: 'undone', phone: '' }),
      undo: async () => {
        await back()
        await refresh()
      },
    })
  }

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
    /**
     * Moves from a slot to another, whose limit is raised for it where that is said. The mail about it waits, as that of a
     * cancellation does. @returns whether it was done
     */
    move: async (
      booking: AppointmentDetail,
      { from, to, raise }: { from: number; to: number; raise?: Raise | undefined }
    ) => {
      const { id } = booking
      if (!(await act(() => moveInto(id, { from, to }, raise)))) return false
      const back = async () => {
        await changeBooking(id, { place: from, from: to })
        // Others may have come since: the slot then goes on taking them, and the move is taken back all the same.
        if (raise) await reported(() => changeSlot(to, { limit: raise.before }))
      }
      offerBack(
        'moved',
        booking,
        back,
        raise && <FormattedMessage id="admin.appointments.raised" values={{ limit: raise.to }} />
      )
      return true
    },
  }
}
