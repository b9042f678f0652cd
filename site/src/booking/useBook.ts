import type { Booking, BookingAnswer } from '@gallery/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { Failure } from '../data/failure.ts'
import type { Key } from '../data/get.ts'
import { send } from '../data/send.ts'

/** What the form fills in, with the slot and the language of the mail. */
type Form = Omit<Booking, 'comments'> & { comments?: string }

/**
 * Books a place. Whether it worked or somebody was faster (409, shown by the caller), the slots are not what they
 * were: the read that showed them is asked again, and before a 409 is thrown it has answered.
 */
export function useBook(window: Key): (form: Form) => Promise<BookingAnswer> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (form) => {
      try {
        const answer = await send<BookingAnswer>('POST', '/api/appointments', form, { handles: [409] })
        void mutate(window)
        return answer
      } catch (error) {
        if (error instanceof Failure && error.status === 409) await mutate(window)
        throw error
      }
    },
    [mutate, window]
  )
}
