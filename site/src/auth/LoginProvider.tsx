import { FreshnessContext, pageOwner, useLanguage, useUser } from '@gallery/client'
import { type ReactNode, Suspense, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { personalPart } from '../language/spokenPart.tsx'
import { useFirstSign } from '../language/useFirstSign.ts'
import { LoginContext } from './LoginContext.ts'

const parts = () => import('./loginParts.ts')
const { Page: LoginDialog, load } = personalPart(() => parts().then((module) => module.LoginDialog))

/** Holds the login modal: one for the site, closed by Escape, by signing in, or by its own buttons. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  useFirstSign(useCallback(() => load(language), [language]))
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const user = useUser()
  const id = user?.id
  const [lastId, setLastId] = useState(id)
  // Whoever has just been let in, here or by the mail's link in another tab, needs the modal no more, but for a proof.
  if (id !== lastId) {
    setLastId(id)
    if (id !== undefined && user?.awaits !== 'proof' && state === 'open') setState('closed')
  }
  useLayoutEffect(() => {
    if (id !== undefined) pageOwner.id = id
  }, [id])
  const closedAt = useRef(0)
  const { cache, mutate } = useSWRConfig()
  const freshness = use(FreshnessContext)
  const control = useMemo(
    () => ({
      open: (asked = Number.POSITIVE_INFINITY) => {
        if (asked > closedAt.current) setState('open')
      },
      lookAgain: () => parts().then(({ lookAgain }) => lookAgain({ cache, mutate, freshness })),
    }),
    [cache, mutate, freshness]
  )

  function close() {
    closedAt.current = performance.now()
    setState('closed')
  }
  return (
    <LoginContext value={control}>
      {children}
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <LoginDialog open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </LoginContext>
  )
}
