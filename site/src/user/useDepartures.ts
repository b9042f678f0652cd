import { Failure, send, useLanguage } from '@gallery/client'
import type { Done } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useToast } from '@gallery/ui'
import { useSWRConfig } from 'swr'
import { leave } from '../auth/leave.ts'

/** The ways out: of one other place, of all of them, and for good. */
export function useDepartures() {
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const language = useLanguage()

  /** Failures are reported by the call itself; then everything is as it was. */
  async function attempt(sending: Promise<Done>, then: (message: string) => void): Promise<void> {
    try {
      const { message } = await sending
      then(message)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }

  return {
    async closeSession(id: string): Promise<void> {
      await attempt(send('DELETE /auth/sessions/:id', { id }), (text) => show({ text }))
      await mutate(urlOf('/auth/sessions'))
    },
    signOutEverywhere: () => attempt(send('POST /auth/logout/all'), (text) => leave(language, text)),
    deleteAccount: () => attempt(send('DELETE /auth/account'), (text) => leave(language, text)),
  }
}
