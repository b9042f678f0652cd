import type { Account } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { ProfileForm } from '@gallery/ui'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useReturnOnFocus } from '../auth/useReturnOnFocus.ts'
import { useProfile } from './useProfile.ts'

/** The form with one's own data, and the address that waits until its mailed link is opened. */
export function AccountForm({ account }: { account: Account }) {
  const { pending_email, first_name, last_name, email, phone } = account
  const { errors, save, resend, discard } = useProfile(account)
  const { mutate } = useSWRConfig()
  const read = useCallback(() => mutate(urlOf('/auth/account')), [mutate])
  useReturnOnFocus(read, pending_email !== null)
  return (
    <ProfileForm
      delayed
      profile={{ first_name, last_name, email, phone }}
      errors={errors}
      onSubmit={save}
      {...(pending_email === null
        ? {}
        : { pendingEmail: pending_email, onResend: resend, onDiscard: discard })}
    />
  )
}
