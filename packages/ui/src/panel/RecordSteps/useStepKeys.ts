import type { RefObject } from 'react'
import { isLetterKey } from '../../private/isLetterKey.ts'
import { useWindowKey } from '../../private/useWindowKey.ts'

/** The keys of the ways in a list of records, as in the list itself. */
export const stepKeys = { previous: 'k', next: 'j' } as const

/** Presses the way whose key is pressed, but where letters are written, and in a table, which has these keys itself. */
export function useStepKeys(steps: RefObject<HTMLElement | null>): void {
  useWindowKey((event) => {
    const key = event.key.toLowerCase()
    if (event.repeat || event.shiftKey || !isLetterKey(event)) return
    if (event.target instanceof Element && event.target.closest('table')) return
    const way = steps.current?.querySelector<HTMLElement>(`a[aria-keyshortcuts~="${CSS.escape(key)}"]`)
    if (!way) return
    event.preventDefault()
    way.click()
  })
}
