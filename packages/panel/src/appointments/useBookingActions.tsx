import { errorsIn, Failure } from '@gallery/client'
import { useToast } from '@gallery/ui'
import type { Guest } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import {
  type Correction,
  cancelBooking,
  changeBooking,
  correctBooking,
  restoreBooking,
} from './slotWrites.ts'

/** What the gallery does with somebody's booking. Refusals have been reported; the list is then read anew. */
export function useBookingActions() {
  const intl = useIntl()
  const refresh = useRefresh()
  const { show } = useToast()
  const { offer } = useUndo()
  const [busy, setBusy] = useState(false)

  async function act(write: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await write()
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return false
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  const tell = (name: string, guest: Guest) =>
    show({ text: intl.formatMessage({ id: `admin.appointments.${name}` }, { name: guest.name }) })

  return {
    /** While one is under way. */
    busy,
    confirm: async (guest: Guest) => {
      if (await act(() => changeBooking(Number(guest.id), { confirmed: true }))) tell('confirmed', guest)
    },
    restore: async (guest: Guest) => {
      if (await act(() => restoreBooking(Number(guest.id)))) tell('restored', guest)
    },
    /** The mail about it waits, so that taking it back leaves no trace. */
    cancel: async (guest: Guest) => {
      if (!(await act(() => cancelBooking(Number(guest.id))))) return
      offer({
        text: <FormattedMessage id="admin.appointments.cancelled" values={{ name: guest.name }} />,
        undo: async () => {
          await restoreBooking(Number(guest.id))
          await refresh()
        },
      })
    },
    /**
     * Changes who comes. Of another number the mail leaves at once, of anything else there is none.
     *
     * @returns what a form says of a refusal
     */
    correct: async (
      guest: Guest,
      correction: Correction,
      { mailed }: { mailed: boolean }
    ): Promise<Failure['errors'] | undefined> => {
      const { people } = correction
      try {
        await correctBooking(Number(guest.id), correction)
        if (people === undefined) tell('corrected', guest)
        else {
          const values = { name: guest.name, people, mailed: String(mailed) }
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
    move: async (guest: Guest, { from, to }: { from: number; to: number }) => {
      const done = await act(() => changeBooking(Number(guest.id), { place: to, from }))
      if (done) {
        offer({
          text: <FormattedMessage id="admin.appointments.moved" values={{ name: guest.name }} />,
          undo: async () => {
            await changeBooking(Number(guest.id), { place: from, from: to })
            await refresh()
          },
        })
      }
      return done
    },
  }
}
