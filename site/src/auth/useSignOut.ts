import { useIntl } from 'react-intl'
import { Failure } from '../data/failure.ts'
import { send } from '../data/send.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { leave } from './leave.ts'

/** Signs out and goes home with 'Hasta pronto'. */
export function useSignOut(): () => Promise<void> {
  const language = useLanguage()
  const intl = useIntl()

  async function signOut(): Promise<void> {
    try {
      await send('POST /auth/logout')
      leave(language, intl.formatMessage({ id: 'login.goodbye' }))
    } catch (error) {
      // Reported by the call itself; the visitor is still signed in.
      if (!(error instanceof Failure)) throw error
    }
  }
  return signOut
}
