import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { type HeldForm, isTyped } from './held.ts'
import { useLeaving } from './LeavingContext.ts'

interface Typing {
  /** For the form, or for something around it. */
  onInput: (event: FormEvent) => void
  /** Does what would lose what was typed, after the question if a form was typed in that is still there. */
  lose: (goOn: () => void) => void
}

/** Has leaving ask from the first stroke in a form that no draft keeps, for as long as the form is there. */
export function useHeldForm({ byQuery = false }: Partial<Pick<HeldForm, 'byQuery'>> = {}): Typing {
  const { hold, askToLose } = useLeaving()
  const held = useRef<HeldForm | null>(null)
  const release = useRef(() => {})
  useEffect(() => () => release.current(), [])
  return {
    onInput: useCallback(
      ({ target }) => {
        const form = target instanceof Element ? target.closest('form') : null
        if (!form) return
        release.current()
        held.current = { form, href: location.href, byQuery }
        release.current = hold(held.current)
      },
      [hold, byQuery]
    ),
    lose: useCallback(
      (goOn) => {
        if (held.current !== null && isTyped(held.current)) askToLose(goOn)
        else goOn()
      },
      [askToLose]
    ),
  }
}
