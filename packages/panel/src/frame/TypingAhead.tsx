import { type RefObject, useLayoutEffect } from 'react'
import { typeAhead } from './typeAhead.ts'

interface TypingAheadProps {
  /** Where what is typed is kept. */
  typed: RefObject<string>
  /** Called at Escape and at a press elsewhere: it is not wanted any more. */
  onCancel: () => void
}

/**
 * Stands for what is typed into while its code is on the way: keys go there, and not to the screen behind. Renders nothing.
 */
export function TypingAhead({ typed, onCancel }: TypingAheadProps) {
  useLayoutEffect(() => typeAhead(typed, onCancel), [typed, onCancel])
  return null
}
