import { type RefObject, useEffect, useRef } from 'react'
import type { Writing } from './writingDraft.ts'

interface WritingFocus {
  /** Of what holds the form. */
  form: RefObject<HTMLDivElement | null>
  /** Of the buttons that open it, which are not there meanwhile. */
  openers: Readonly<Record<Writing, RefObject<HTMLButtonElement | null>>>
}

/**
 * Whoever opens what is written under a message types at once, and whoever closes it is back on the button that opened
 * it. What is open from the beginning, a draft, leaves the focus where it is.
 */
export function useWritingFocus(writing: Writing | null): WritingFocus {
  const form = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLButtonElement>(null)
  const before = useRef(writing)
  useEffect(() => {
    const closed = before.current
    before.current = writing
    if (writing === closed) return
    if (writing !== null) {
      form.current?.querySelector('textarea')?.focus({ preventScroll: true })
      // The whole of it, as far as it fits: the focus alone would show no more than its first line.
      form.current?.scrollIntoView({ block: 'nearest' })
    } else if (closed !== null) (closed === 'answer' ? answer : note).current?.focus()
  }, [writing])
  return { form, openers: { answer, note } }
}
