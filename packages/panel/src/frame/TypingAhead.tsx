import { type RefObject, useLayoutEffect } from 'react'
import { afterKey } from './afterKey.ts'

interface TypingAheadProps {
  /** Where what is typed is kept. */
  typed: RefObject<string>
  /** Called at Escape: it is not wanted any more. */
  onCancel: () => void
}

/**
 * Stands for what is typed into while its code is on the way: keys go there, and not to the screen behind, which would do
 * things at them. Renders nothing.
 */
export function TypingAhead({ typed, onCancel }: TypingAheadProps) {
  useLayoutEffect(() => {
    typed.current = ''
    function press(event: KeyboardEvent): void {
      const next = afterKey(typed.current, event)
      if (next === undefined && event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      typed.current = next ?? ''
      if (next === undefined) onCancel()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [typed, onCancel])
  return null
}
