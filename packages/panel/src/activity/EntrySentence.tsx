import { type ActivityEntry, binDays } from '@gallery/contract'
import { Link, useDates } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { isMany } from './isMany.ts'
import { useRecordWords } from './useRecordWords.ts'

interface EntrySentenceProps {
  entry: ActivityEntry
  /** On the screen of the record itself, which need not be named. */
  own: boolean
}

/** What somebody did, in a sentence, with the record as a link to its screen. */
export function EntrySentence({ entry, own }: EntrySentenceProps) {
  const dates = useDates()
  const path = useAdminPath()
  const { action, batch, count, record } = entry
  if (batch !== null && record.id === null) {
    return (
      <FormattedMessage
        id={`admin.activity.did.${action === 'undone' ? 'importUndone' : 'imported'}`}
        values={{
          count,
          kind: record.kind,
          link: (words) => <Link href={path(`imports/${batch}`)}>{words}</Link>,
        }}
      />
    )
  }
  if (isMany(entry)) {
    const several = <RecordName entry={entry} own={own} />
    return <FormattedMessage id={`admin.activity.did.${wordOf(entry)}`} values={{ record: several }} />
  }
  if (record.kind === 'invitation' && action === 'deleted') {
    // Where nobody of the gallery ended it, whoever was invited came in, or its time ran out.
    return <FormattedMessage id={`admin.activity.did.${entry.by ? 'uninvited' : 'invitationOver'}`} />
  }
  if (record.kind === 'invitation' && action === 'created' && record.path !== null) {
    const email = <Link href={path(record.path)}>{record.label_es}</Link>
    return <FormattedMessage id="admin.activity.did.invited" values={{ email }} />
  }
  const until = new Date(new Date(entry.at).getTime() + binDays * 24 * 3_600_000).toISOString()
  return (
    <FormattedMessage
      id={`admin.activity.did.${action === 'binned' && !record.binned ? 'wasBinned' : action}`}
      values={{ record: <RecordName entry={entry} own={own} />, until: dates.instant(until, 'LL') }}
    />
  )
}

/** The verb of an entry about several records, of which some may be back from the bin. */
function wordOf({ action }: ActivityEntry): string {
  return action === 'binned' ? 'wasBinned' : action
}

function RecordName({ entry, own }: EntrySentenceProps): ReactNode {
  const path = useAdminPath()
  const { kind, name } = useRecordWords()(entry, own)
  const { record } = entry
  if (name === undefined) return kind
  const words = record.kind === 'work' ? <i>{name}</i> : name
  return (
    <>
      {kind} {record.path === null ? words : <Link href={path(record.path)}>{words}</Link>}
    </>
  )
}
