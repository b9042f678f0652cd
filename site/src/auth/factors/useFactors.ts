import { Failure, send } from '@gallery/client'
import type { Done } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { useToast } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'

/** What somebody does about their passkeys, app and recovery codes. What fails is said, and everything is as it was. */
export function useFactors() {
  const { mutate } = useSWRConfig()
  const { show } = useToast()
  const intl = useIntl()

  /** Undefined when it failed. */
  async function attempt<Answer>(doing: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await doing()
      await mutate(urlOf('/auth/factors'))
      return answer
    } catch (error) {
      // Reported by the call itself.
      if (!(error instanceof Failure)) throw error
      return undefined
    }
  }

  async function change(sending: () => Promise<Done>): Promise<void> {
    const done = await attempt(sending)
    if (done) show({ text: done.message })
  }

  return {
    /** Resolves with whether there is one more. */
    addPasskey: async (): Promise<boolean> => {
      const added = await attempt(async () => {
        const [{ create }, { data }] = await Promise.all([
          import('./passkeyBrowser.ts'),
          send('POST /auth/passkeys/create'),
        ])
        const passkey = await create(data)
        return passkey && (await send('POST /auth/passkeys', {}, passkey))
      })
      if (added) show({ text: added.message })
      else if (added === null) show({ tone: 'error', text: intl.formatMessage({ id: 'factors.notAdded' }) })
      return Boolean(added)
    },
    renamePasskey: (id: number, name: string) =>
      change(() => send('PATCH /auth/passkeys/:id', { id }, { name })),
    removePasskey: (id: number) => change(() => send('DELETE /auth/passkeys/:id', { id })),
    removeApp: () => change(() => send('DELETE /auth/authenticator')),
    /** The new codes; undefined when it failed. */
    makeCodes: async (): Promise<readonly string[] | undefined> => {
      const answer = await attempt(() => send('POST /auth/recoveryCodes'))
      return answer?.data
    },
    /** Who one is after a week was asked for; undefined when it failed. */
    putOff: async () => (await attempt(() => send('POST /auth/factors/later')))?.data,
  }
}
