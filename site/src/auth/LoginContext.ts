import { createContext, use } from 'react'

export interface LoginControl {
  /** Shows the login modal. */
  open: () => void
}

export const LoginContext = createContext<LoginControl>({ open: () => undefined })

/** Opens the login from wherever it is needed: the header, a call that was not allowed. */
export function useLogin(): LoginControl {
  return use(LoginContext)
}
