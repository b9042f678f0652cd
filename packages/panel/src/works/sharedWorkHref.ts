import type { Language } from '@gallery/contract'

/** The whole address that shows a work to whoever has it, hidden or not. */
export function sharedWorkHref(secretLink: string, language: Language): string {
  return new URL(`/${language}/share/work/${secretLink}`, location.origin).href
}
