import { type Done, sessionsUrl } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useSWRConfig } from 'swr'
import { leave } from '../auth/leave.ts'
import { Failure } from '../data/failure.ts'
import { send } from '../data/send.ts'
import { useLanguage } from '../language/LanguageContext.ts'

/** The ways out: of one other place, of all of them, and for good. */
export function useDepartures() {
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const language = useLanguage()

  /** Failures are reported by the call itself; then everything is as it was. */
  async function attempt(
    method: 'POST' | 'DELETE',
    path: string,
    then: (message: string) => void
  ): Promise<void> {
    try {
      const { message } = await send<Done>(method, path)
      then(message)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }

  return {
    async closeSession(id: string): Promise<void> {
      await attempt('DELETE', `${sessionsUrl()}/${encodeURIComponent(id)}`, (text) => show({ text }))
      await mutate(sessionsUrl())
    },
    signOutEverywhere: () => attempt('POST', '/auth/logout/all', (text) => leave(language, text)),
    deleteAccount: () => attempt('DELETE', '/auth/account', (text) => leave(language, text)),
  }
}
