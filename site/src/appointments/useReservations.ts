import { Failure, send } from '@gallery/client'
import type { AppointmentsAnswer } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useToast } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'

/** What can be done about one's own reservations. A failure is reported by the call itself. */
export function useReservations() {
  const intl = useIntl()
  const { mutate } = useSWRConfig()
  const { show } = useToast()

  async function remove(id: number): Promise<void> {
    const { message } = await send('DELETE /api/appointments/:id', { id })
    await mutate<AppointmentsAnswer>(
      urlOf('/api/appointments'),
      (known) => known && { data: known.data.filter((appointment) => appointment.id !== id) },
      { revalidate: false }
    )
    show({ text: message })
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
    show({ text: intl.formatMessage({ id: 'appointments.confirmed' }) })
  }

  /** What is refused has changed meanwhile: the list is read again. */
  async function attempt(action: (id: number) => Promise<void>, id: number | string): Promise<void> {
    try {
      await action(Number(id))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await mutate(urlOf('/api/appointments'))
    }
  }

  return {
    remove: (id: number | string) => attempt(remove, id),
    confirm: (id: number | string) => void attempt(confirm, id),
    resend: (id: number | string) => void attempt(resend, id),
  }
}
