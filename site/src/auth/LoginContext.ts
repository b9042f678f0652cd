import type { CurrentUser } from '@gallery/contract'
import { createContext, use } from 'react'

export interface LoginControl {
  /**
   * Shows the login modal.
   *
   * @param asked When the call was made that was not allowed (`Failure.asked`). Of several that were made together one
   * may be answered after the modal was closed, and that does not open it again.
   */
  open: (asked?: number) => void
  /** Asks anew who is signed in; null for nobody, and where it cannot be known. */
  lookAgain: () => Promise<CurrentUser | null>
}

export const LoginContext = createContext<LoginControl>({
  open: () => undefined,
  lookAgain: async () => null,
})

/** Opens the login from wherever it is needed: the header, a call that was not allowed. */
export function useLogin(): LoginControl {
  return use(LoginContext)
}
