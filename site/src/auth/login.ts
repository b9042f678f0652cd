import { FreshnessContext, send, sendForText, shownByForms, useUser } from '@gallery/client'
import type { Credentials, CurrentUser, Language, LoginAnswer, LoginRequest } from '@gallery/contract'
import { use, useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { takeIn } from './lookAgain.ts'
import { tellTabs } from './tellTabs.ts'
import { useWelcome } from './useWelcome.ts'

/** Asks for the mail to sign in with; resolves with the sentence to show, the same for every address. */
export function requestLogin(language: Language, login: LoginRequest): Promise<string> {
  return sendForText('POST /:lang/auth/login', { lang: language }, login, shownByForms)
}

/** That of the browser's clock, by which its owner can tell this session from others. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/** Gives the function for when somebody has come in on this page, as {@link takeIn} says. They and other tabs are told. */
export function useArrival(): (user: CurrentUser) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  const freshness = use(FreshnessContext)
  const welcome = useWelcome()
  const known = useUser()
  const before = useRef(known)
  useEffect(() => {
    before.current = known
  }, [known])
  return useCallback(
    (user) => {
      tellTabs()
      welcome(user, before.current)
      return takeIn({ cache, mutate, freshness }, user)
    },
    [cache, mutate, freshness, welcome]
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
        { handles: [...shownByForms.handles, ...handles] }
      )
      await arrive(answer.data)
      return answer
    },
    [arrive]
  )
}
