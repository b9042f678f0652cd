import type { Item } from '@gallery/contract'
import { type Fact, useDates } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { sizeOf } from '../works/wordsOf.ts'
import { namedKind } from './isVideo.ts'
import { itemDate } from './itemDate.ts'

/** What is to be known of an item, in the order of its page; what is not known is left out. */
export function useItemFacts(item: Item): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const count = (value: number | null) => (value === null ? undefined : intl.formatNumber(value))
  const facts: [id: string, value: string | undefined][] = [
    ['item.kind', intl.formatMessage({ id: `item.kind.${namedKind(item.kind)}` })],
    ['item.code', item.code],
    ['item.date', itemDate(item, (day) => dates.day(day))],
    ['item.author', item.author],
    ['item.source', item.source],
    ['item.place', item.place],
    ['item.technique', item.technique],
    ['item.size', sizeOf(item, language)],
    ['item.pages', count(item.pages)],
    ['item.copies', count(item.copies)],
    ['item.citation', item.citation],
  ]
  return facts.flatMap(([id, value]) => (value ? [{ term: intl.formatMessage({ id }), value }] : []))
}
