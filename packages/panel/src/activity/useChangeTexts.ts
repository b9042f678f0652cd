import type { ActivityChange, RecordKind, RecordPart, ShownValue } from '@gallery/contract'
import { formatPrice, useDates } from '@gallery/ui'
import type { RecordChange } from '@gallery/ui/admin'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useValueInWords } from '../fields/useValueInWords.ts'
import { capital } from '../language/capital.ts'

/** A change in words, with the field that changed; null where a whole part came or went. */
export type ChangeText = RecordChange & { label: string; name: string | null }

/** Gives a record's changes in words: what each is called, what it was and what it is. */
export function useChangeTexts(): (kind: RecordKind, changes: readonly ActivityChange[]) => ChangeText[] {
  const intl = useIntl()
  const dates = useDates()
  const valueInWords = useValueInWords()

  return useCallback(
    (kind, changes) => {
      const known = (id: string) =>
        Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : undefined

      function fieldLabel(field: string): string {
        const [, name = field, side] = /^(.*)_(es|en)$/.exec(field) ?? []
        const ids = [`admin.${kind}s.field.${name}`, `admin.activity.field.${name}`, `admin.field.${name}`]
        const label = known(`admin.${kind}s.field.${field}`) ?? ids.map(known).find(Boolean) ?? field
        const shown = capital(label, intl.locale)
        return side === undefined || shown.endsWith(`(${side})`) ? shown : `${shown} (${side})`
      }

      function inWords(value: ShownValue, name: string | null): string | null {
        if (value === null) return null
        if (name === 'position' && typeof value === 'number') return String(value + 1)
        const isList = name !== null && ['needs', 'openDays', 'closures'].includes(name)
        return valueInWords(isList && typeof value === 'string' ? listIn(value) : value, name)
      }

      /** What a line of the ledger asks, or the one before it did, with its currency; null of anything else. */
      function priceIn(change: ActivityChange, side: 'before' | 'after'): string | null {
        const { field, part, name, [side]: price } = change
        if (part !== 'movements' || name !== 'price' || typeof price !== 'number') return null
        const currency = changes.find((each) => each.field === field && each.name === 'currency')?.[side]
        return formatPrice(price, typeof currency === 'string' ? currency : '', intl.locale, true)
      }

      function subjectOf({ part, subject }: ActivityChange): string {
        if (subject === null) return ''
        return part === 'slots' && typeof subject === 'string'
          ? dates.instant(subject, 'LLL')
          : (inWords(subject, part === 'movements' ? 'status' : null) ?? '')
      }

      function inList(change: ActivityChange): ChangeText {
        const { field, part, what, name } = change
        const id = `${field} ${name ?? ''}`
        if (part === null) {
          const pair = { before: inWords(change.before, name), after: inWords(change.after, name) }
          return { id, label: fieldLabel(name ?? field), name, ...pair, ...languageOf(name) }
        }
        const partLabel = intl.formatMessage({ id: `admin.activity.part.${part}` })
        const subject = subjectOf(change)
        if (name === null) {
          const came = what === 'added'
          const label = intl.formatMessage(
            { id: came ? 'admin.activity.came' : 'admin.activity.went' },
            { part: partLabel }
          )
          const told = subject || intl.formatMessage({ id: 'admin.yes' })
          return { id, label, name, ...(came ? { after: told } : { before: told }) }
        }
        const isOfLine = part === 'movements'
        const label = isOfLine ? fieldLabel(name) : `${subject || partLabel}: ${fieldLabel(name)}`
        const before = priceIn(change, 'before') ?? inWords(change.before, name)
        return {
          id,
          label,
          name,
          after: priceIn(change, 'after') ?? inWords(change.after, name),
          // Of a line of the ledger it is not said that nothing was said before it.
          ...(isOfLine && !before ? {} : { before }),
          ...languageOf(name),
        }
      }

      /** Many parts that came, went or moved are one line with their number. */
      function together(part: RecordPart, what: string, count: number): ChangeText {
        const values = { count, part: intl.formatMessage({ id: `admin.activity.parts.${part}` }) }
        const text = intl.formatMessage({ id: `admin.activity.many.${what}` }, values)
        const label = intl.formatMessage({ id: `admin.activity.part.${part}` })
        const told = what === 'removed' ? { before: text } : { after: text }
        return { id: `${part} ${what}`, label, name: null, ...told }
      }

      const groups = new Map<string, ActivityChange[]>()
      const told = changes.filter((each) => !follows(each, changes) && !isWithPrice(each, changes))
      for (const change of told) {
        const name = groupOf(change)
        groups.set(name, [...(groups.get(name) ?? []), change])
      }
      return [...groups.values()].flatMap((group) => {
        const [first] = group
        return first?.part && isAlike(first) && group.length > fewest
          ? [together(first.part, first.what, group.length)]
          : group.map(inList)
      })
    },
    [intl, dates, valueInWords]
  )
}

/** A list as the history has it. */
function listIn(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** So many alike are still told one by one. */
const fewest = 4

/** Changes that say the same of several parts: that they came, went or moved. */
function isAlike({ part, name }: ActivityChange): boolean {
  return part !== null && part !== 'movements' && (name === null || name === 'position')
}

/** What moved up because another part went is no change that somebody made. */
function follows({ part, name }: ActivityChange, all: readonly ActivityChange[]): boolean {
  return name === 'position' && all.some((each) => each.part === part && each.what === 'removed')
}

/** A currency is told with the price of its line. */
function isWithPrice({ field, part, name }: ActivityChange, all: readonly ActivityChange[]): boolean {
  const isCurrency = part === 'movements' && name === 'currency'
  return isCurrency && all.some((each) => each.field === field && each.name === 'price')
}

function groupOf(change: ActivityChange): string {
  return isAlike(change) ? `${change.part} ${change.what}` : `${change.field} ${change.name}`
}

/** The language of a text that has one. */
function languageOf(name: string | null): { lang?: string } {
  const [, lang] = /_(es|en)$/.exec(name ?? '') ?? []
  return lang ? { lang } : {}
}
