import { useEffect } from 'react'
import type { HeldForm } from './held.ts'
import { useLeaving } from './LeavingContext.ts'

/**
 * Has leaving ask for as long as something is set that would be lost: for fields that stand in no form, of which
 * `useHeldForm` hears nothing.
 */
export function useHeldInput(
  isHeld: boolean,
  { byQuery = false }: Partial<Pick<HeldForm, 'byQuery'>> = {}
): void {
  const { hold } = useLeaving()
  useEffect(
    () => (isHeld ? hold({ form: { isConnected: true }, href: location.href, byQuery }) : undefined),
    [isHeld, byQuery, hold]
  )
}
