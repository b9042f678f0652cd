import type { Work } from '@gallery/contract'
import type { Fact } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { translated } from '../language/translated.ts'
import { techniqueOf } from './techniqueOf.ts'
import { sizeOf, yearOf } from './wordsOf.ts'

/** What is to be known of a work, in the order of its page; what is not known is left out. */
export function useWorkFacts(work: Work): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const type = translated({ type_es: work.type, type_en: work.type_en }, 'type', language)
  const facts: [id: string, value: string | undefined][] = [
    ['work.year', yearOf(work)],
    ['work.type', type.text],
    ['work.technique', techniqueOf(work, language).text],
    ['work.size', sizeOf(work, language)],
    ['work.series', work.series],
    ['work.code', work.code],
  ]
  return facts.flatMap(([id, value]) => (value ? [{ term: intl.formatMessage({ id }), value }] : []))
}
