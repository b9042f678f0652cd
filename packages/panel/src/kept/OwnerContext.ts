import { createContext, use } from 'react'

/** The id of the gallerist whose the panel is. */
export const OwnerContext = createContext(0)

/** Whose the panel is, for what it keeps in this browser; also while their session has ended and they are asked to come back. */
export function usePanelOwner(): number {
  return use(OwnerContext)
}
