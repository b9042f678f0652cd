import { type RefObject, useContext } from 'react'
import { isLetterKey } from '../../private/isLetterKey.ts'
import { LetterKeysContext } from '../../private/LetterKeysContext.ts'
import { useWindowKey } from '../../private/useWindowKey.ts'

/** The keys of the ways in a list of records, as in the list itself. */
const stepKeys = { previous: 'k', next: 'j' } as const

/**
 * Presses the way whose key is pressed, but where letters are written, and in a table, which has these keys itself. Gives
 * the keys for the links to tell (`aria-keyshortcuts`), by which the way is found: none where those of one letter are off.
 */
export function useStepKeys(steps: RefObject<HTMLElement | null>): Partial<typeof stepKeys> {
  useWindowKey((event) => {
    const key = event.key.toLowerCase()
    if (event.repeat || event.shiftKey || !isLetterKey(event)) return
    if (event.target instanceof Element && event.target.closest('table')) return
    const way = steps.current?.querySelector<HTMLElement>(`a[aria-keyshortcuts~="${CSS.escape(key)}"]`)
    if (!way) return
    event.preventDefault()
    way.click()
  })
  return useContext(LetterKeysContext) ? stepKeys : {}
}
