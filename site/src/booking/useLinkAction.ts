import { type LinkedAppointmentAnswer, linkedAppointmentUrl } from '@gallery/contract'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Failure } from '../data/failure.ts'
import { send } from '../data/send.ts'
import { useSent } from '../data/sent.ts'

interface LinkAction {
  /** What the server answered when it could not: the place is gone, the time is over. */
  refusal: string | undefined
  act: () => Promise<void>
}

/** Confirms or cancels the booking of a mailed link; the page then shows the booking as it stands. */
export function useLinkAction(token: string, action: 'confirm' | 'cancel'): LinkAction {
  const { mutate } = useSWRConfig()
  const [refusal, setRefusal] = useState(useSent()?.message)
  const url = linkedAppointmentUrl(token)

  async function act(): Promise<void> {
    setRefusal(undefined)
    try {
      const handles = [409]
      const answer = await send<LinkedAppointmentAnswer>('POST', `${url}/${action}`, undefined, { handles })
      await mutate(url, answer, { revalidate: false })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 409) {
        setRefusal(error.message)
        await mutate(url)
      }
    }
  }
  return { refusal, act }
}
