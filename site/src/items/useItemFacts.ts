import { itemDate, useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { namedKind, sizeOf } from '@gallery/contract/plain'
import { type Fact, useDates } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** What is to be known of an item, in the order of its page; what is not known is left out. */
export function useItemFacts(item: Item): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const count = (value: number | null) => (value === null ? undefined : intl.formatNumber(value))
  const shown = itemDate(item, language, (day) => dates.day(day))
  const facts: [id: string, value: string | undefined][] = [
    ['item.kind', intl.formatMessage({ id: `item.kind.${namedKind(item.kind)}` })],
    ['item.code', item.code],
    ['item.date', shown],
    ['item.dateInSource', item.date_words && item.date_fallback !== shown ? item.date_fallback : undefined],
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
