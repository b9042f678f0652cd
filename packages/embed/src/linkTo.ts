import { element } from './element.ts'
import type { Settings } from './settings.ts'
import { words } from './words.ts'

/** A link to a path of the gallery; one that opens beside the page says so to who does not see it happen. */
export function linkTo(
  path: string,
  { gallery, target, language }: Settings,
  ...children: readonly (Node | string)[]
): HTMLAnchorElement {
  const href = `${gallery}${path}`
  const rel = target === undefined ? undefined : 'noopener'
  const opens = target === '_blank' ? unseen(words[language].newTab) : null
  return element('a', { href, target, rel }, ...children, opens)
}

/** A text for who hears the page. */
export function unseen(text: string): HTMLElement {
  return element('span', { class: 'unseen' }, text)
}
