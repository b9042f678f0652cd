import { reported } from '@gallery/client'
import type { WorkRow, WorkStatus } from '@gallery/contract'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { useMoveWorks } from './holds/useMoveWorks.tsx'
import { lastSeen } from './lastSeen.ts'
import { lastOf, nextMovement } from './nextMovement.ts'
import { usePublishOffer } from './usePublishOffer.tsx'
import { useStatusOffer } from './useStatusOffer.tsx'
import { publishWorks } from './workWrites.ts'

/** What is changed in a row where it stands. */
type Changing = 'public' | 'status'

/** A row of the list as it is shown: with what is on its way to being saved, or was not. */
export interface ShownWork extends WorkRow {
  saving?: Changing
  failed?: Changing
}

type Change = Partial<Pick<ShownWork, 'public' | 'last_movement' | 'saving' | 'failed'>>

export interface WorkRowActions {
  publish: (work: ShownWork, isPublic: boolean) => void
  move: (work: ShownWork, status: WorkStatus) => void
}

/** The rows of the list with their switches and states, which are where they go at once, and back when not saved. */
export function useWorkRows(
  rows: readonly WorkRow[]
): WorkRowActions & { shown: ShownWork[]; question: ReactNode } {
  const refresh = useRefresh()
  const offerPublic = usePublishOffer()
  const offerStatus = useStatusOffer()
  const { move: save, question } = useMoveWorks()
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map())

  const during = useCallback(
    async (id: number, changing: Changing, change: Change, save: () => Promise<unknown>) => {
      setChanges((all) => new Map(all).set(id, { ...change, saving: changing }))
      const done = await reported(async () => {
        await save()
        await refresh()
      })
      setChanges((all) =>
        done ? new Map([...all].filter(([each]) => each !== id)) : new Map(all).set(id, { failed: changing })
      )
    },
    [refresh]
  )
  const publish = useCallback(
    (work: ShownWork, isPublic: boolean) =>
      void during(work.id, 'public', { public: isPublic }, async () => {
        offerPublic(await publishWorks([work.id], isPublic), isPublic)
      }),
    [during, offerPublic]
  )
  const move = useCallback(
    (work: ShownWork, status: WorkStatus) => {
      // What it would come after has no id yet.
      if (work.saving === 'status') return
      const movement = nextMovement(status, lastOf(work))
      const last_movement = { ...movement, id: work.last_movement?.id ?? 0, date: '' }
      void during(work.id, 'status', { last_movement }, async () => {
        offerStatus(work, status, await save([work.id], { status }, { after: lastSeen([work]) }))
      })
    },
    [during, offerStatus, save]
  )
  // A row that nothing happens to stays the same object, and is not drawn again.
  const shown = useMemo(
    () =>
      rows.map((row): ShownWork => {
        const change = changes.get(row.id)
        return change ? { ...row, ...change } : row
      }),
    [rows, changes]
  )
  return { shown, publish, move, question }
}
