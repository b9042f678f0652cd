import { useToast } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Failure } from '../data/failure.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { useEndSession } from './login.ts'

/** Signs out and goes home with 'Hasta pronto' (spec §4). */
export function useSignOut(): () => void {
  const endSession = useEndSession()
  const navigate = useNavigate()
  const language = useLanguage()
  const intl = useIntl()
  const { show } = useToast()

  async function signOut(): Promise<void> {
    try {
      await endSession()
    } catch (error) {
      // Reported by the call itself; the visitor is still signed in.
      if (error instanceof Failure) return
      throw error
    }
    await navigate(`/${language}`)
    show({ text: intl.formatMessage({ id: 'login.goodbye' }) })
  }
  return () => void signOut()
}
