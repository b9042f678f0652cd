import { Failure, forgetDoor, send, useLanguage } from '@gallery/client'
import { useIntl } from 'react-intl'
import { leave } from './leave.ts'

/** Signs out, leaves nothing of the door in this browser, and goes home with 'Hasta pronto'. */
export function useSignOut(): () => Promise<void> {
  const language = useLanguage()
  const intl = useIntl()

  async function signOut(): Promise<void> {
    try {
      await send('POST /auth/logout')
      await forgetDoor()
      leave(language, intl.formatMessage({ id: 'login.goodbye' }))
    } catch (error) {
      // Reported by the call itself; the visitor is still signed in.
      if (!(error instanceof Failure)) throw error
    }
  }
  return signOut
}
