import type { CitationsAnswer, Language, Url } from '@gallery/contract'
import { type CitationStyle, citationStyles, urlOf } from '@gallery/contract/plain'

/** The key of the address's query that opens how a record is cited: `cite=apa`. */
export const citeKeys = ['cite']

/** What can be cited, by the name of its endpoint. */
export type Cited = { of: 'works' | 'items' | 'events'; name: string | number }

/** The style that an address asks for; undefined where it asks for none. */
export function citedStyle(query: URLSearchParams): CitationStyle | undefined {
  return citationStyles.find((style) => style === query.get('cite'))
}

/** The read of how a record is cited. */
export function citationsKey({ of, name }: Cited, language: Language): Url<CitationsAnswer> {
  switch (of) {
    case 'works':
      return urlOf('/api/works/:work/citation', { work: name, language })
    case 'items':
      return urlOf('/api/items/:id/citation', { id: name, language })
    case 'events':
      return urlOf('/api/events/:id/citation', { id: Number(name), language })
  }
}

/** What an address reads that asks how a record is cited. */
export function citationReads(
  query: URLSearchParams,
  of: Cited['of'],
  name: string | undefined,
  language: Language
): Url<CitationsAnswer>[] {
  return citedStyle(query) && name ? [citationsKey({ of, name }, language)] : []
}
