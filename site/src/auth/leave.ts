import type { Language } from '@gallery/contract'
import { left, tellTabs } from './tellTabs.ts'

/**
 * Goes home after a session has ended, with a last word. The page is opened anew: nothing that was read or typed while
 * somebody was signed in stays in it for whoever comes next.
 */
export function leave(language: Language, text: string): void {
  tellTabs(left)
  window.location.assign(`/${language}?${new URLSearchParams({ msg: text })}`)
}
