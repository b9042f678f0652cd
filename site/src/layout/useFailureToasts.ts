import { userUrl } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useLogin } from '../auth/LoginContext.ts'
import { onFailure } from '../data/failures.ts'
import { failureMessage } from './failureMessage.ts'

/** Says what a failed call means to the visitor (spec §8); a call that was not allowed opens the login. */
export function useFailureToasts(): void {
  const intl = useIntl()
  const { show } = useToast()
  const { open } = useLogin()
  const { mutate } = useSWRConfig()

  useEffect(
    () =>
      onFailure((failure) => {
        const { id, values, asksToSignIn, text } = failureMessage(failure)
        show({ tone: 'error', text: text || intl.formatMessage({ id }, values) })
        if (!asksToSignIn) return
        // The session may have ended without this page knowing.
        void mutate(userUrl())
        open(failure.asked)
      }),
    [intl, show, open, mutate]
  )
}
