import { connection, isUnproven, onFailure } from '@gallery/client'
import { useToast } from '@gallery/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLogin } from '../auth/LoginContext.ts'
import { failureMessage } from '../failures/failureMessage.ts'

/** Says what a failed call means to the visitor; a call that was not allowed opens the login. */
export function useFailureToasts(): void {
  const intl = useIntl()
  const { show } = useToast()
  const { open, lookAgain } = useLogin()

  useEffect(
    () =>
      onFailure((failure) => {
        // They were asked, and would rather not: all is as it was, and they know.
        if (isUnproven(failure)) return
        const { id, values, asksToSignIn, text } = failureMessage(failure)
        const say = () => show({ tone: 'error', text: text || intl.formatMessage({ id }, values) })
        if (failure.status === 0) {
          void saidAlready().then((said) => said || say())
          return
        }
        say()
        if (!asksToSignIn) return
        // The session may have ended, or be somebody else's by now, without this page knowing.
        void lookAgain()
        open(failure.asked)
      }),
    [intl, show, open, lookAgain]
  )
}

/** Whether the page says by itself that there is no connection, which a call that was not answered makes it look at. */
function saidAlready(): Promise<boolean> {
  if (connection.isLost()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = connection.subscribe(() => {
      end()
      resolve(true)
    })
    void connection.back().then(() => {
      end()
      resolve(false)
    })
  })
}
