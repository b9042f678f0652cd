import { sizeOf, useLanguage } from '@gallery/client'
import type { Work } from '@gallery/contract'
import { techniqueOf, translated, yearOf } from '@gallery/contract/plain'
import type { Fact } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** What is to be known of a work, in the order of its page; what is not known is left out. */
export function useWorkFacts(work: Work): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const type = translated({ type_es: work.type, type_en: work.type_en }, 'type', language)
  const shown = yearOf(work, language)
  const facts: [id: string, value: string | undefined][] = [
    ['work.year', shown],
    ['work.yearInSource', work.date_words && work.year_text !== shown ? work.year_text : undefined],
    ['work.type', type.text],
    ['work.technique', techniqueOf(work, language).text],
    ['work.size', sizeOf(work, language)],
    ['work.series', work.series],
    ['work.code', work.code],
  ]
  return facts.flatMap(([id, value]) => (value ? [{ term: intl.formatMessage({ id }), value }] : []))
}
