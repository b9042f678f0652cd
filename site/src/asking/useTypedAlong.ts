import { useHydrated } from '@gallery/client'

/** The id of the form that asks about works. */
export const questionForm = 'question'

/** Whether what leads on belongs to the form that asks, and brings along what was typed: until scripts keep that. */
export function useTypedAlong(): boolean {
  return !useHydrated()
}
