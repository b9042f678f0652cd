import { useLanguage } from '@gallery/client'
import type { ActivityEntry } from '@gallery/contract'
import { useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { isMany } from './isMany.ts'

/** How the record of an entry is spoken of. */
interface RecordWords {
  /** "la obra"; of one that is not named all there is to say of it: "esta obra", "una obra", "2 obras". */
  kind: string
  name: string | undefined
  /** Both: "la obra Umbral". */
  whole: string
}

/** Gives the words for the record of an entry, or for the several that it is about. `own` on the record's own screen. */
export function useRecordWords(): (entry: ActivityEntry, own: boolean) => RecordWords {
  const intl = useIntl()
  const language = useLanguage()

  return useCallback(
    (entry, own) => {
      const { record, count } = entry
      const say = (way: string) =>
        intl.formatMessage({ id: `admin.activity.${way}.${record.kind}` }, { count })
      if (isMany(entry)) return nameless(say('several'))
      if (own) return nameless(say('this'))
      const label = (language === 'en' && record.label_en) || record.label_es
      const name = record.kind === 'option' ? optionName(label, intl) : label
      if (name === '') return nameless(say('a'))
      const kind = say('the')
      return { kind, name, whole: `${kind} ${name}` }
    },
    [intl, language]
  )
}

const nameless = (kind: string): RecordWords => ({ kind, name: undefined, whole: kind })

/** What a text of the site is called where it is written, with the language that it is in. */
function optionName(id: string, intl: IntlShape): string {
  const [, base = id, side] = /^(.*)_(es|en)$/.exec(id) ?? []
  const known = `admin.options.field.${base}`
  const text = Object.hasOwn(intl.messages, known) ? intl.formatMessage({ id: known }) : base
  return side === undefined ? text : `${text} (${side})`
}
