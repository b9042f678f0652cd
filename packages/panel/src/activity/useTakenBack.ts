import type { ActivityChange, ActivityEntry } from '@gallery/contract'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { type ChangeText, useChangeTexts } from './useChangeTexts.ts'

/** A change of an entry as it is asked about before it is taken back. */
export interface TakenBack {
  /** The name by which it is taken back. */
  field: string
  label: string
  /** What comes back or, of what was added, what goes; undefined where there is nothing to be said of it. */
  hint: string | undefined
}

/** Gives what can be taken back of an entry, each with what it was or, of what was added, with what goes. */
export function useTakenBack(): (entry: Pick<ActivityEntry, 'record' | 'changes'>) => TakenBack[] {
  const intl = useIntl()
  const textsOf = useChangeTexts()

  return useCallback(
    ({ record, changes }) => {
      const asked = (field: string): TakenBack => {
        const own = changes.filter((change) => change.field === field)
        const texts = textsOf(record.kind, own)
        const label = labelOf(own) ?? texts[0]?.label ?? field
        if (own.every(isNameless)) return { field, label, hint: undefined }
        if (!own.every(({ what }) => what === 'added')) {
          const was = texts.map(({ before }) => before)
          return { field, label, hint: joined(was, ' · ') }
        }
        const what = joined(addedTexts(texts, own), ', ')
        return { field, label, hint: what && intl.formatMessage({ id: 'admin.activity.goes' }, { what }) }
      }

      /** A new line of a ledger is one thing, whatever it tells. */
      function labelOf([first]: readonly ActivityChange[]): string | undefined {
        if (first?.part !== 'movements' || first.what !== 'added') return undefined
        const part = intl.formatMessage({ id: 'admin.activity.part.movements' })
        return intl.formatMessage({ id: 'admin.activity.came' }, { part })
      }

      return [...new Set(changes.map(({ field }) => field))].map(asked)
    },
    [intl, textsOf]
  )
}

/** Whether a part came or went that is called nothing. */
function isNameless({ name, subject }: ActivityChange): boolean {
  return name === null && !subject
}

/** What was added: of several days it is said which is which. */
function addedTexts(texts: readonly ChangeText[], own: readonly ActivityChange[]): ChangeText['after'][] {
  const isDay = ({ after }: ActivityChange) => typeof after === 'string' && /^\d{4}-\d\d-\d\d$/.test(after)
  const days = new Set(own.filter(isDay).map(({ name }) => name))
  return texts.map(({ name, label, after }) => (after && days.has(name) ? `${label}: ${after}` : after))
}

/** Texts one after the other, without the empty ones; undefined where all are. */
function joined(texts: readonly ChangeText['after'][], between: string): string | undefined {
  return texts.filter(Boolean).join(between) || undefined
}
