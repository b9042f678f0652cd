import { useLanguage } from '@gallery/client'
import type { Work } from '@gallery/contract'
import { sizeOf, type Translated, techniqueOf, translated, yearOf } from '@gallery/contract/plain'
import type { Fact } from '@gallery/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** What is to be known of a work, in the order of its page; what is not known is left out. */
export function useWorkFacts(work: Work): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const type = translated({ type_es: work.type, type_en: work.type_en }, 'type', language)
  const shown = yearOf(work, language)
  const facts: [id: string, value: ReactNode][] = [
    ['work.year', shown],
    ['work.yearInSource', work.date_words && work.year_text !== shown ? work.year_text : undefined],
    ['work.type', marked(type)],
    ['work.technique', marked(techniqueOf(work, language))],
    ['work.size', sizeOf(work, language)],
    ['work.series', work.series],
    ['work.code', work.code],
  ]
  return facts.flatMap(([id, value]) => (value ? [{ term: intl.formatMessage({ id }), value }] : []))
}

/** A text with its language said, where that is not the page's; nothing of an empty one. */
function marked({ text, lang }: Translated): ReactNode {
  return text && <span lang={lang}>{text}</span>
}
