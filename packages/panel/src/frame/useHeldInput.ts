import { useEffect } from 'react'
import type { HeldForm } from './held.ts'
import { useLeaving } from './LeavingContext.ts'

/**
 * Has leaving ask for as long as something is set that would be lost: for fields that stand in no form, of which
 * `useHeldForm` hears nothing.
 */
export function useHeldInput(
  isHeld: boolean,
  { byQuery = false, files = false }: Partial<Pick<HeldForm, 'byQuery' | 'files'>> = {}
): void {
  const { hold } = useLeaving()
  useEffect(
    () => (isHeld ? hold({ form: { isConnected: true }, href: location.href, byQuery, files }) : undefined),
    [isHeld, byQuery, files, hold]
  )
}
