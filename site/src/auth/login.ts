import { FreshnessContext, send, sendForText } from '@gallery/client'
import type {
  Credentials,
  CurrentUser,
  Language,
  LoginAnswer,
  LoginRequest,
  UserAnswer,
} from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { use, useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { ownReads } from './ownReads.ts'

/** Asks for the mail to sign in with; resolves with the sentence to show, the same for every address. */
export function requestLogin(language: Language, login: LoginRequest): Promise<string> {
  return sendForText('POST /:lang/auth/login', { lang: language }, login)
}

/** That of the browser's clock, by which its owner can tell this session from others. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/**
 * What follows when somebody has come in, or may do more than before: everything that is shown is read again, and what
 * was read as somebody else is nobody's any more.
 */
export function useArrival(): (user: CurrentUser) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  const freshness = use(FreshnessContext)
  return useCallback(
    async (data) => {
      freshness.end()
      await Promise.all(ownReads.map((url) => mutate(url, undefined, { revalidate: false })))
      const user: UserAnswer = { data }
      await mutate(urlOf('/auth/getUser'), user, { revalidate: false })
      // By name: what the page came with has no key yet that `mutate` would find.
      for (const name of cache.keys()) if (name !== urlOf('/auth/getUser')) void mutate(name)
    },
    [cache, mutate, freshness]
  )
}

/** Signs in with the token of the mailed link, or with an address and the code. */
export function useSignIn(): (credentials: Credentials, handles?: readonly number[]) => Promise<LoginAnswer> {
  const arrive = useArrival()
  return useCallback(
    async (credentials, handles = []) => {
      const answer = await send(
        'POST /auth/login',
        {},
        { ...credentials, time_zone: timeZone() },
        { handles }
      )
      await arrive(answer.data)
      return answer
    },
    [arrive]
  )
}
