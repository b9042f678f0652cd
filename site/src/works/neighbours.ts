import type { Language, Neighbours } from '@gallery/contract'
import type { NamedWork } from '@gallery/contract/plain'
import { translated } from '@gallery/contract/plain'
import type { Neighbour } from '@gallery/ui'

/** The works before and after one, as links in the page's language. */
export function neighbours(
  { previous, next }: Neighbours,
  language: Language,
  href: (work: NamedWork) => string
): { previous?: Neighbour; next?: Neighbour } {
  const link = (work: NamedWork): Neighbour => {
    const { text, lang } = translated(work, 'title', language)
    return { href: href(work), title: text, ...(lang ? { titleLang: lang } : {}) }
  }
  return { ...(previous ? { previous: link(previous) } : {}), ...(next ? { next: link(next) } : {}) }
}
