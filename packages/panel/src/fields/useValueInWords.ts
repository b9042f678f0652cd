import { useLanguage } from '@gallery/client'
import type { Language } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { isNeed, needInWords } from './needs.ts'
import { openingInWords } from './openingWords.ts'
import { isRights, rightsInWords } from './rightsInWords.ts'
import { statusTexts } from './statusTexts.ts'

/** What the choices of a field are called: how the ids of their texts begin. */
const choices: Readonly<Record<string, readonly string[]>> = {
  color: ['colorPicker'],
  kind: ['admin.events.kind', 'item.kind'],
  language: ['admin.users.language'],
  prices: ['admin.activity.prices', 'admin.rooms.prices'],
  purpose: ['admin.ledger.kind'],
  state: ['admin.messages.state'],
}

/**
 * Gives the value of a field in words, as the history and the question between two versions say it: yes and no, dates,
 * names of records, and what a choice is called. Nothing is said of nothing.
 */
export function useValueInWords(): (value: unknown, field: string | null) => string {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()

  return useCallback(
    (value, field) => {
      /** What a choice is called; a text that is none is what somebody wrote. */
      function textInWords(text: string): string {
        const choice = idsOfChoice(field, text).find((id) => Object.hasOwn(intl.messages, id))
        if (choice !== undefined) return intl.formatMessage({ id: choice })
        if (/^(\w+_)?rights$/.test(field ?? '') && isRights(text)) return rightsInWords(text, intl)
        // What somebody wrote in a language is no date, whatever it looks like; one for machines is told as archivists write it.
        if (field === 'date_edtf' || /_(es|en)$/.test(field ?? '')) return text
        if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/.test(text)) return dates.instant(text, 'LLL')
        if (/^\d{4}-\d\d-\d\d$/.test(text)) return dates.day(text)
        return text
      }

      function inWords(one: unknown): string {
        if (one === null || one === undefined) return ''
        if (typeof one === 'boolean') return intl.formatMessage({ id: one ? 'admin.yes' : 'admin.no' })
        if (typeof one === 'number') return intl.formatNumber(one, { useGrouping: field === 'price' })
        if (Array.isArray(one)) {
          return (
            openingInWords(one, language) ??
            one.map((each) => (isNeed(each) ? needInWords(each, intl) : inWords(each))).join(', ')
          )
        }
        return typeof one === 'object' ? nameIn(one, language) : textInWords(String(one))
      }
      return inWords(value)
    },
    [intl, dates, language]
  )
}

/** The ids under which a text may stand that says what a choice of a field is called. */
function idsOfChoice(field: string | null, choice: string): string[] {
  if (field === 'status') {
    return Object.entries(statusTexts).flatMap(([status, id]) => (status === choice ? [id] : []))
  }
  return (choices[field ?? ''] ?? []).map((names) => `${names}.${choice}`)
}

/** What a record is called in a language, whatever kind it is. */
function nameIn(record: object, language: Language): string {
  const named = [
    'display',
    ...[language, 'es'].flatMap((side) => [`title_${side}`, `subtitle_${side}`, side]),
  ]
  for (const field of [...named, 'content', 'label', 'id']) {
    const name: unknown = Reflect.get(record, field)
    if (name) return String(name)
  }
  return ''
}
