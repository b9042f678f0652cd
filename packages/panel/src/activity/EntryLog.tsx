import { reported, useGet } from '@gallery/client'
import { type ActivityEntry, urlOf } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { ActivityLog } from '@gallery/ui/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { revertEntry } from './activityWrites.ts'
import { actOf } from './actOf.ts'
import { isMany } from './isMany.ts'
import { RevertDialog, type Reverting } from './RevertDialog.tsx'
import { useLoggedDays } from './useLoggedDays.tsx'
import { useRecordWords } from './useRecordWords.ts'

interface EntryLogProps {
  entries: readonly ActivityEntry[]
  loading: boolean
  /**
   * Whether these are of one record, on its own screen.
   * @default false
   */
  own?: boolean
}

/** How many of what stands together in an entry are listed. */
const most = 100

/**
 * Entries of the log, each of which can be taken back: at once, or after choosing which of its changes. One about
 * several records opens, one at a time.
 */
export function EntryLog({ entries, loading, own = false }: EntryLogProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { show } = useToast()
  const wordsOf = useRecordWords()
  const [reverting, setReverting] = useState<Reverting>()
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<number>()
  const inside = useGet(
    opened === undefined ? null : urlOf('/api/activity', { together: opened, per_page: most })
  )

  async function revert(entry: ActivityEntry, fields: readonly string[] | undefined, force: boolean) {
    setBusy(true)
    await reported(async () => {
      const result = await revertEntry(entry.id, { fields, together: isMany(entry), force })
      if (result.done) {
        await refresh()
        tell(entry)
      }
      setReverting(result.done ? undefined : { entry, refused: { ...result, fields } })
    }).finally(() => setBusy(false))
  }

  /** What the log says of it itself stands at its top, far from what was pressed. */
  function tell(entry: ActivityEntry): void {
    const act = actOf(entry)
    const what = wordsOf(entry, own).whole
    if (act) show({ text: intl.formatMessage({ id: `admin.activity.done.${act}` }, { what }) })
  }

  const days = useLoggedDays(entries, {
    own,
    opened,
    onOpen: setOpened,
    inside: inside.data?.data,
    onRevert: (entry) => {
      const hasFields = entry.record.kind !== 'appointment' && entry.record.kind !== 'user'
      const isChoice = hasFields && entry.action === 'changed' && entry.changes.length > 1
      if (isChoice) setReverting({ entry, refused: undefined })
      else void revert(entry, undefined, false)
    },
  })
  return (
    <>
      <ActivityLog days={days} level={own ? 3 : 2} loading={loading} />
      {reverting ? (
        <RevertDialog
          key={reverting.refused ? 'refused' : 'choice'}
          reverting={reverting}
          busy={busy}
          onRevert={(fields, force) => void revert(reverting.entry, fields, force)}
          onClose={() => setReverting(undefined)}
        />
      ) : null}
    </>
  )
}
