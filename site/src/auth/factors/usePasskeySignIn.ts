import { Failure, send, useHydrated } from '@gallery/client'
import type { PasskeyProof } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useArrival } from '../login.ts'
import { hasPasskeys } from './hasPasskeys.ts'

/** What an offer that nobody asked for says nothing about: the mail works on. */
const quiet = [0, 401, 403, 429, 500, 502, 503]

/**
 * Asks the browser for a passkey; null when nothing came of it. `offered` is as in `passkeyBrowser.ts`. Once `signal`
 * is aborted the browser is no longer asked: it does one of these at a time, and whatever begins ends the one before.
 */
export async function provePasskey({
  offered,
  signal,
}: {
  offered: boolean
  signal?: AbortSignal
}): Promise<PasskeyProof | null> {
  const [{ use }, { data }] = await Promise.all([
    import('./passkeyBrowser.ts'),
    send('POST /auth/passkeys/use', {}, undefined, offered ? { handles: quiet } : {}),
  ])
  return signal?.aborted ? null : use(data, { offered })
}

/** The way in by passkey: `signIn` at the press of a button, `offer` in the field for the address, until its end is called. */
export function usePasskeySignIn(onSignedIn: () => void) {
  const isPossible = useHydrated() && hasPasskeys()
  const arrive = useArrival()
  const { show } = useToast()
  const intl = useIntl()
  // How often an offer began: a press of the button ends one, and after it there is another.
  const [round, setRound] = useState(0)
  const offered = useRef(new AbortController())
  const finish = useRef(onSignedIn)
  useEffect(() => {
    finish.current = onSignedIn
  }, [onSignedIn])

  const enter = useCallback(
    async (passkey: PasskeyProof) => {
      const { data } = await send('POST /auth/passkeys/login', {}, passkey)
      await arrive(data)
      finish.current()
    },
    [arrive]
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another offer.
  const offer = useCallback(() => {
    if (!isPossible) return
    const ending = new AbortController()
    offered.current = ending
    const { signal } = ending
    provePasskey({ offered: true, signal })
      .then((passkey) => (passkey === null || signal.aborted ? undefined : enter(passkey)))
      .catch(leaveReported)
    return () => {
      // Whoever pressed has ended it already: what the browser does now is theirs.
      if (signal.aborted) return
      ending.abort()
      void import('./passkeyBrowser.ts').then(({ cancel }) => cancel())
    }
  }, [isPossible, enter, round])

  async function signIn(): Promise<void> {
    // An offer that is still on its way would end what is asked for here.
    offered.current.abort()
    try {
      const passkey = await provePasskey({ offered: false })
      if (passkey === null) show({ tone: 'error', text: intl.formatMessage({ id: 'factors.noPasskey' }) })
      else await enter(passkey)
    } catch (error) {
      leaveReported(error)
    } finally {
      setRound((count) => count + 1)
    }
  }

  return { isPossible, offer, signIn }
}

/** What a call throws it has reported itself: one goes on as one is. */
function leaveReported(error: unknown): void {
  if (!(error instanceof Failure)) throw error
}
