import {
  type Credentials,
  type Language,
  type LoginAnswer,
  type LoginRequest,
  type UserAnswer,
  userUrl,
} from '@gallery/contract'
import { use, useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { FreshnessContext } from '../data/seed.ts'
import { send, sendForText } from '../data/send.ts'
import { ownReads } from './ownReads.ts'

/** Asks for the mail to sign in with; resolves with the sentence to show, the same for every address. */
export function requestLogin(language: Language, login: LoginRequest): Promise<string> {
  return sendForText('POST', `/${language}/auth/login`, login)
}

/**
 * Signs in with the token of the mailed link, or with an address and the code. Everything that is shown is read again,
 * and what was read as somebody else is nobody's any more.
 */
export function useSignIn(): (credentials: Credentials, handles?: readonly number[]) => Promise<LoginAnswer> {
  const { cache, mutate } = useSWRConfig()
  const freshness = use(FreshnessContext)
  return useCallback(
    async (credentials, handles = []) => {
      const answer = await send<LoginAnswer>('POST', '/auth/login', credentials, { handles })
      freshness.end()
      await Promise.all(ownReads.map((url) => mutate(url, undefined, { revalidate: false })))
      const user: UserAnswer = { data: answer.data }
      await mutate(userUrl(), user, { revalidate: false })
      // By name: what the page came with has no key yet that `mutate` would find.
      for (const name of cache.keys()) if (name !== userUrl()) void mutate(name)
      return answer
    },
    [cache, mutate, freshness]
  )
}
