import type { Key } from '@gallery/client'
import { Failure, send } from '@gallery/client'
import type { WaitingForm, WaitingJoined } from '@gallery/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { proven } from '../proof/proven.ts'

/** What the form fills in, with the language of the mails. */
type Form = Omit<WaitingForm, 'proof'>

/** What the caller shows: there is a place after all, a field is wrong, or they wait for too much already. */
const handles = [409, 422, 429]

/** Joins the waiting list of a slot. Before a 409 is thrown the read that showed the slots has answered again. */
export function useJoin(window: Key): (place: number, form: Form) => Promise<WaitingJoined> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (place, form) => {
      try {
        return await join(place, form)
      } catch (error) {
        if (error instanceof Failure && error.status === 409) await mutate(window)
        throw error
      }
    },
    [mutate, window]
  )
}

function join(id: number, form: Form): Promise<WaitingJoined> {
  return proven((proof) =>
    proof === undefined
      ? send('POST /api/places/:id/waiting', { id }, form, { handles: [...handles, 428] })
      : send('POST /api/places/:id/waiting', { id }, { ...form, proof }, { handles })
  )
}
