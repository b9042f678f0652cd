import { Failure, send, useSent } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useErrorsIn } from '../failures/useErrorsIn.ts'
import { answerBooking } from './keptBooking.ts'
import { linkedCode } from './linkedBooking.ts'

interface LinkAction {
  /** What the server answered when it could not: the place is gone, the time is over. */
  refusal: string | undefined
  act: () => Promise<void>
}

/** Confirms or cancels the booking of a mailed link; the page then shows the booking as it stands. */
export function useLinkAction(token: string, action: 'confirm' | 'cancel'): LinkAction {
  const { mutate } = useSWRConfig()
  const errorsIn = useErrorsIn()
  const [refusal, setRefusal] = useState(useSent()?.message)
  const booking = urlOf('/api/appointments/link/:token', { token })

  async function act(): Promise<void> {
    setRefusal(undefined)
    try {
      const handles = [409]
      const answer = await send(`POST /api/appointments/link/:token/${action}`, { token }, undefined, {
        handles,
      })
      answerBooking(answer.data.place.id)
      await mutate(booking, answer, { revalidate: false })
      // What it shows at the door was read while there was nothing to show.
      await mutate(linkedCode(token))
    } catch (error) {
      setRefusal(errorsIn(error)['']?.join())
      if (error instanceof Failure && error.status === 409) {
        setRefusal(error.message)
        await mutate(booking)
      }
    }
  }
  return { refusal, act }
}
