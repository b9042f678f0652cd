import { send, useGet } from '@gallery/client'
import type { AppointmentsAnswer, WaitingsAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useToast } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useErrorsIn } from '../failures/useErrorsIn.ts'

/** What can be done about one's own reservations and waits. A failure is reported by the call itself. */
export function useReservations() {
  const { data: bookings } = useGet(urlOf('/api/appointments'))
  const intl = useIntl()
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const errorsIn = useErrorsIn()

  /** Cancels a booking, or lets an offer pass. */
  async function remove(id: number): Promise<void> {
    const known = bookings?.data.find((one) => one.id === id)
    const isOffer = known?.offered && !known.confirmed
    const { message } = await send('DELETE /api/appointments/:id', { id })
    await mutate<AppointmentsAnswer>(
      urlOf('/api/appointments'),
      (known) => known && { data: known.data.filter((appointment) => appointment.id !== id) },
      { revalidate: false }
    )
    show({ text: isOffer ? intl.formatMessage({ id: 'appointments.passed' }) : message })
  }

  async function leave(id: number): Promise<void> {
    await send('POST /api/waiting/:id/leave', { id })
    await mutate<WaitingsAnswer>(
      urlOf('/api/waiting'),
      (known) => known && { data: known.data.filter((wait) => wait.id !== id) },
      { revalidate: false }
    )
    show({ text: intl.formatMessage({ id: 'appointments.left' }) })
  }

  async function resend(id: number): Promise<void> {
    const { message } = await send('POST /api/appointments/:id/resend', { id })
    show({ text: message })
  }

  async function confirm(id: number): Promise<void> {
    const { data } = await send('POST /api/appointments/:id/confirm', { id })
    await mutate<AppointmentsAnswer>(
      urlOf('/api/appointments'),
      (known) => known && { data: known.data.map((one) => (one.id === id ? data : one)) },
      { revalidate: false }
    )
    // What it shows at the door was read while there was nothing to show.
    await mutate(urlOf('/api/appointments/codes'))
    show({ text: intl.formatMessage({ id: 'appointments.confirmed' }) })
  }

  /** What is refused has changed meanwhile: the lists are read again. */
  async function attempt(action: (id: number) => Promise<void>, id: number | string): Promise<void> {
    try {
      await action(Number(id))
    } catch (error) {
      const unsent = errorsIn(error)['']
      if (unsent) show({ tone: 'error', text: unsent.join() })
      else await Promise.all([mutate(urlOf('/api/appointments')), mutate(urlOf('/api/waiting'))])
    }
  }

  return {
    remove: (id: number | string) => attempt(remove, id),
    confirm: (id: number | string) => void attempt(confirm, id),
    resend: (id: number | string) => void attempt(resend, id),
    leave: (id: number | string) => void attempt(leave, id),
  }
}
