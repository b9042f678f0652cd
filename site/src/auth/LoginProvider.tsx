import { useUser } from '@gallery/client'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useFirstSign } from '../language/useFirstSign.ts'
import { LoginContext } from './LoginContext.ts'

const load = () => import('./LoginDialog.tsx').then((module) => ({ default: module.LoginDialog }))
const LoginDialog = lazy(load)

/** Holds the login modal: one for the site, closed by Escape, by signing in, or by its own buttons. */
export function LoginProvider({ children }: { children: ReactNode }) {
  useFirstSign(load)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const user = useUser()
  const id = user?.id
  const [lastId, setLastId] = useState(id)
  // Whoever has just been let in, here or by the mail's link in another tab, needs the modal no more, but for a proof.
  if (id !== lastId) {
    setLastId(id)
    if (id !== undefined && user?.awaits !== 'proof' && state === 'open') setState('closed')
  }
  const closedAt = useRef(0)
  const control = useMemo(
    () => ({
      open: (asked = Number.POSITIVE_INFINITY) => {
        if (asked > closedAt.current) setState('open')
      },
    }),
    []
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
