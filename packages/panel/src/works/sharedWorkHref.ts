import type { Language } from '@gallery/contract'
import { sharedWorkHref as pathOf } from '@gallery/contract/plain'

/** The whole address that shows a work to whoever has it, hidden or not. */
export function sharedWorkHref(secretLink: string, language: Language): string {
  return new URL(pathOf(secretLink, language), location.origin).href
}
