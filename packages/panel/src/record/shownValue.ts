import type { IntlShape } from 'react-intl'
import { isNeed, needInWords } from '../fields/needs.ts'
import { openingInWords } from '../fields/openingWords.ts'
import { isRights, rightsInWords } from '../fields/rightsInWords.ts'

/** The value of a field in words: yes and no for flags, names for records, needs and rights, nothing for nothing. */
export function shownValue(value: unknown, intl: IntlShape, field?: string): string {
  const opening = openingInWords(value, intl.locale.startsWith('es') ? 'es' : 'en')
  if (opening !== undefined) return opening
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'admin.yes' : 'admin.no' })
  if (typeof value === 'number') return intl.formatNumber(value, { useGrouping: false })
  if (Array.isArray(value)) return value.map((each) => inList(each, intl)).join(', ')
  if (typeof value === 'object') return nameIn(value)
  return field !== undefined && /^(\d+_)?rights$/.test(field) && isRights(value)
    ? rightsInWords(value, intl)
    : String(value)
}

/** One of a list: needs have names of their own, records theirs. */
function inList(value: unknown, intl: IntlShape): string {
  return isNeed(value) ? needInWords(value, intl) : shownValue(value, intl)
}

/** What a record is called, whatever kind it is. */
function nameIn(record: object): string {
  for (const field of ['display', 'title_es', 'subtitle_es', 'content', 'label', 'id']) {
    if (field in record) return String(Reflect.get(record, field))
  }
  return ''
}
