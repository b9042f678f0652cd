import { Failure, send, shownByForms } from '@gallery/client'
import type { Account, UserForm } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useToast } from '@gallery/ui'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useErrorsIn } from '../failures/useErrorsIn.ts'

/** The doings of the form with one's own data: save it, and what becomes of an address that waits. */
export function useProfile({ pending_email, first_name, last_name, phone }: Account) {
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const errorsIn = useErrorsIn()
  const [errors, setErrors] = useState<Failure['errors']>({})

  async function save(values: UserForm): Promise<void> {
    try {
      const { data, message } = await send('PUT /auth/editUser', {}, values, shownByForms)
      await mutate(urlOf('/auth/account'), { data }, { revalidate: false })
      void mutate(urlOf('/auth/getUser'))
      show({ text: message })
    } catch (error) {
      setErrors(errorsIn(error))
    }
  }

  async function discard(): Promise<void> {
    try {
      const { message } = await send('DELETE /auth/email')
      await mutate(urlOf('/auth/account'))
      show({ text: message })
    } catch (error) {
      // Reported by the call itself; the address goes on waiting.
      if (!(error instanceof Failure)) throw error
    }
  }

  return {
    errors,
    save,
    /** Asking for the same address once more sends its link once more. */
    resend: () => {
      if (pending_email !== null) void save({ email: pending_email, first_name, last_name, phone })
    },
    discard: () => void discard(),
  }
}
