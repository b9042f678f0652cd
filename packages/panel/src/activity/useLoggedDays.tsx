import { useLoadedSite } from '@gallery/client'
import type { ActivityEntry } from '@gallery/contract'
import { Button, useDates } from '@gallery/ui'
import type { LoggedDay, LoggedEntry } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { capital } from '../language/capital.ts'
import { actOf } from './actOf.ts'
import { dayName } from './dayName.ts'
import { EntrySentence } from './EntrySentence.tsx'
import { isMany } from './isMany.ts'
import { useChangeTexts } from './useChangeTexts.ts'
import { useRecordWords } from './useRecordWords.ts'

interface Telling {
  /** Whether these are of one record, on its own screen. */
  own: boolean
  /** The entry about several records that is open, and what stands together in it once that is known. */
  opened: number | undefined
  inside: readonly ActivityEntry[] | undefined
  onOpen: (id: number | undefined) => void
  onRevert: (entry: ActivityEntry) => void
}

/** Gives entries of the log by day, each with its sentence, its changes and what can be done about it. */
export function useLoggedDays(entries: readonly ActivityEntry[], telling: Telling): LoggedDay[] {
  const { own, opened, inside, onOpen, onRevert } = telling
  const intl = useIntl()
  const dates = useDates()
  const { today } = useLoadedSite()
  const textsOf = useChangeTexts()
  const wordsOf = useRecordWords()
  const days: { id: string; title: string; entries: LoggedEntry[] }[] = []
  for (const entry of entries) {
    const id = dates.dayOf(entry.at)
    const day = days.find((each) => each.id === id) ?? { id, title: titleOf(id), entries: [] }
    if (!days.includes(day)) days.push(day)
    day.entries.push(logged(entry))
  }
  return days

  function logged(entry: ActivityEntry): LoggedEntry {
    const act = actOf(entry)
    const open = entry.id === opened
    return {
      id: entry.id,
      time: dates.clock(entry.at),
      instant: entry.at,
      who: entry.by?.display ?? intl.formatMessage({ id: `admin.activity.by.${entry.origin}` }),
      sentence: <EntrySentence entry={entry} own={own} />,
      changes: textsOf(entry.record.kind, entry.changes),
      more: entry.more,
      ...(isFinal(entry)
        ? { note: <FormattedMessage id={`admin.activity.final.${entry.record.kind}`} /> }
        : {}),
      ...(act
        ? {
            action: (
              <Button
                variant="tertiary"
                size="s"
                aria-label={nameOf(act, entry)}
                onClick={() => onRevert(entry)}
              >
                <FormattedMessage id={`admin.activity.${act}`} />
              </Button>
            ),
          }
        : {}),
      ...(isMany(entry)
        ? {
            inside: {
              open,
              onOpenChange: (opens) => onOpen(opens ? entry.id : undefined),
              entries: open ? (inside ?? []).map(logged) : [],
              loading: open && inside === undefined,
            },
          }
        : {}),
    }
  }

  /** The button's own words, then which of the many it is. */
  function nameOf(act: string, entry: ActivityEntry): string {
    const day = dates.dayOf(entry.at)
    const when = dates.day(day, day.slice(0, 4) === today.slice(0, 4) ? 'D MMM' : 'D MMM YYYY')
    const words = intl.formatMessage({ id: `admin.activity.${act}` })
    return `${words}: ${wordsOf(entry, own).whole}, ${when}, ${dates.clock(entry.at)}`
  }

  function titleOf(day: string): string {
    const name = dayName(day, today)
    const words = dates.weekdayDay(day, 'long')
    return name === 'today' || name === 'yesterday'
      ? intl.formatMessage({ id: `admin.activity.${name}` }, { day: words })
      : capital(name === 'ofThisYear' ? words : dates.day(day), intl.locale)
  }
}

/** Whether what visitors did stays as it is, which is said: accounts and messages are made by their owners. */
function isFinal({ action, record, revertible }: ActivityEntry): boolean {
  const isTheirs = record.kind === 'user' || (record.kind === 'message' && action === 'created')
  return isTheirs && !revertible && action !== 'deleted'
}
