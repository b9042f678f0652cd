import type { ActivityEntry } from '@gallery/contract'
import { ActivityLog } from '@gallery/ui/admin'
import { useState } from 'react'
import { useRefresh } from '../../data/useRefresh.ts'
import { revertEntry } from './activityWrites.ts'
import { RevertDialog, type Reverting } from './RevertDialog.tsx'
import { useLoggedDays } from './useLoggedDays.tsx'

interface EntryLogProps {
  entries: readonly ActivityEntry[]
  loading: boolean
  /**
   * Whether these are of one record, on its own screen.
   * @default false
   */
  own?: boolean
}

/** Entries of the log, each of which can be taken back: at once, or after choosing which of its changes. */
export function EntryLog({ entries, loading, own = false }: EntryLogProps) {
  const refresh = useRefresh()
  const [reverting, setReverting] = useState<Reverting>()
  const [busy, setBusy] = useState(false)

  async function revert(entry: ActivityEntry, fields: readonly string[] | undefined, force: boolean) {
    setBusy(true)
    try {
      const result = await revertEntry(entry.id, { fields, force })
      if (result.done) await refresh('/api')
      setReverting(result.done ? undefined : { entry, refused: result })
    } finally {
      setBusy(false)
    }
  }
  const days = useLoggedDays(entries, {
    own,
    onRevert: (entry) => {
      const isChoice = entry.action === 'changed' && entry.changes.length > 1
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
