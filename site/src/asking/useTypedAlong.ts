import { useHydrated } from '@gallery/client'
import { useQuery } from '../routing/useQuery.ts'

/** The id of the form that asks about works. */
export const questionForm = 'question'

/** Whether what leads on belongs to the form that asks, and brings along what was typed: until scripts keep that. */
export function useTypedAlong(): boolean {
  const isMailed = useQuery().get('sent') === 'mail'
  return !useHydrated() && !isMailed
}
