import {
  type Credentials,
  type Done,
  type Language,
  type LoginAnswer,
  type LoginRequest,
  type UserAnswer,
  userUrl,
} from '@gallery/contract'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { send, sendForText } from '../data/send.ts'

/** Asks for the mail to sign in with; resolves with the sentence to show, the same for every address. */
export function requestLogin(language: Language, login: LoginRequest): Promise<string> {
  return sendForText('POST', `/${language}/auth/login`, login)
}

/** Signs in with the token of the mailed link, or with an address and the code. Everything read before is read again. */
export function useSignIn(): (credentials: Credentials, handles?: readonly number[]) => Promise<LoginAnswer> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (credentials, handles = []) => {
      const answer = await send<LoginAnswer>('POST', '/auth/login', credentials, { handles })
      const user: UserAnswer = { data: answer.data }
      await mutate(userUrl(), user, { revalidate: false })
      void mutate((key) => key !== userUrl())
      return answer
    },
    [mutate]
  )
}

/** Ends the session; what only a signed-in visitor may see leaves the cache with it. */
export function useEndSession(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await send<Done>('POST', '/auth/logout')
    const nobody: UserAnswer = { data: null }
    await mutate(userUrl(), nobody, { revalidate: false })
    void mutate((key) => key !== userUrl())
  }, [mutate])
}
