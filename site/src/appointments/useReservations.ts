import { type AppointmentsAnswer, appointmentsUrl, type Done } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useSWRConfig } from 'swr'
import { Failure } from '../data/failure.ts'
import { send } from '../data/send.ts'

/** What can be done about one's own reservations. A failure is reported by the call itself. */
export function useReservations() {
  const { mutate } = useSWRConfig()
  const { show } = useToast()

  async function remove(id: number): Promise<void> {
    const { message } = await send<Done>('DELETE', `${appointmentsUrl()}/${id}`)
    await mutate<AppointmentsAnswer>(
      appointmentsUrl(),
      (known) => known && { data: known.data.filter((appointment) => appointment.id !== id) },
      { revalidate: false }
    )
    show({ text: message })
  }

  async function resend(id: number): Promise<void> {
    const { message } = await send<Done>('POST', `${appointmentsUrl()}/${id}/resend`)
    show({ text: message })
  }

  /** What is refused has changed meanwhile: the list is read again. */
  async function attempt(action: (id: number) => Promise<void>, id: number | string): Promise<void> {
    try {
      await action(Number(id))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await mutate(appointmentsUrl())
    }
  }

  return {
    remove: (id: number | string) => attempt(remove, id),
    resend: (id: number | string) => void attempt(resend, id),
  }
}
