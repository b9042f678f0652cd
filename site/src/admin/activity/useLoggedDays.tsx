import type { ActivityEntry } from '@gallery/contract'
import { Button, useDates } from '@gallery/ui'
import type { LoggedDay } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { EntrySentence } from './EntrySentence.tsx'
import { useChangeTexts } from './useChangeTexts.ts'

interface Telling {
  /** Whether these are of one record, on its own screen. */
  own: boolean
  onRevert: (entry: ActivityEntry) => void
}

/** Gives entries of the log by day, each with its sentence, its changes and what can be done about it. */
export function useLoggedDays(entries: readonly ActivityEntry[], { own, onRevert }: Telling): LoggedDay[] {
  const intl = useIntl()
  const dates = useDates()
  const textsOf = useChangeTexts()
  const days: { id: string; title: string; entries: LoggedDay['entries'][number][] }[] = []
  for (const entry of entries) {
    const id = dates.dayOf(entry.at)
    const day = days.find((each) => each.id === id) ?? { id, title: titleOf(id), entries: [] }
    if (!days.includes(day)) days.push(day)
    const act = actOf(entry)
    day.entries.push({
      id: entry.id,
      time: dates.clock(entry.at),
      instant: entry.at,
      who: entry.by?.display ?? intl.formatMessage({ id: `admin.activity.by.${entry.origin}` }),
      sentence: <EntrySentence entry={entry} own={own} />,
      changes: textsOf(entry.record.kind, entry.changes),
      more: entry.more,
      ...(act
        ? {
            action: (
              <Button variant="tertiary" size="s" onClick={() => onRevert(entry)}>
                <FormattedMessage id={`admin.activity.${act}`} />
              </Button>
            ),
          }
        : {}),
    })
  }
  return days

  function titleOf(day: string): string {
    const now = new Date()
    const words = dates.weekdayDay(day, 'long')
    const before = new Date(now.getTime() - 24 * 3_600_000)
    const name =
      day === dates.dayOf(now.toISOString())
        ? 'today'
        : day === dates.dayOf(before.toISOString())
          ? 'yesterday'
          : undefined
    if (name !== undefined) return intl.formatMessage({ id: `admin.activity.${name}` }, { day: words })
    const shown = day.startsWith(String(now.getFullYear())) ? words : dates.day(day)
    return shown.charAt(0).toLocaleUpperCase(intl.locale) + shown.slice(1)
  }
}

/** What may be done about an entry; nothing where the record went since, or is where it would go. */
function actOf({ action, record, revertible }: ActivityEntry): 'restore' | 'undo' | 'back' | undefined {
  const isGone = record.path === null && !record.binned
  if (!revertible || isGone) return undefined
  if (action === 'binned') return record.binned ? 'restore' : undefined
  if (record.binned) return undefined
  return action === 'changed' ? 'back' : 'undo'
}
