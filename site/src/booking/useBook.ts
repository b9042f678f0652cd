import type { Key } from '@gallery/client'
import { Failure, send } from '@gallery/client'
import type { Booking, BookingAnswer } from '@gallery/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { proven } from '../proof/proven.ts'

/** What the form fills in, with the slot and the language of the mail. */
type Form = Omit<Booking, 'comments' | 'proof'> & { comments?: string }

/** What the caller shows: somebody was faster, a field is wrong, or there have to be fewer bookings first. */
const handles = [409, 422, 429]

/**
 * Books a place. Whether it worked or somebody was faster (409, shown by the caller), the slots are not what they
 * were: the read that showed them is asked again, and before a 409 is thrown it has answered.
 */
export function useBook(window: Key): (form: Form) => Promise<BookingAnswer> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (form) => {
      try {
        const answer = await book(form)
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

function book(form: Form): Promise<BookingAnswer> {
  return proven((proof) =>
    proof === undefined
      ? send('POST /api/appointments', {}, form, { handles: [...handles, 428] })
      : send('POST /api/appointments', {}, { ...form, proof }, { handles })
  )
}
