import { reported } from '@gallery/client'
import type { WorkHold } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../../frame/useRefresh.ts'
import { useUndo } from '../../undo/useUndo.tsx'
import { giveUpHold, moveHold, orderHolds, restoreHold } from './holdWrites.ts'

/** What is done with the holds of a work at once, each offered to be taken back. Refusals have been reported. */
export function useHoldActions(work: number) {
  const refresh = useRefresh()
  const { offer } = useUndo()

  const offerUndo = useCallback(
    (name: string, { client }: Pick<WorkHold, 'client'>, undo: () => Promise<unknown>) =>
      offer({
        text: <FormattedMessage id={`admin.workHolds.${name}`} values={{ client }} />,
        undo: async () => {
          await undo()
          await refresh()
        },
      }),
    [offer, refresh]
  )
  const act = useCallback(
    (write: () => Promise<unknown>): Promise<boolean> => reported(write).finally(refresh),
    [refresh]
  )

  return {
    /** Says that a hold was made, and offers to give it up. */
    made: (hold: WorkHold) =>
      offerUndo(hold.state === 'waiting' ? 'madeBehind' : 'made', hold, () => giveUpHold(work, hold.id)),
    /** Gives a hold up; whoever waits next has the work. */
    giveUp: async (hold: WorkHold) => {
      if (await act(() => giveUpHold(work, hold.id))) {
        offerUndo('givenUp', hold, () => restoreHold(work, hold.id))
      }
    },
    /** Makes a hold a consignment, for the price that stands by then. */
    consign: async (hold: WorkHold) => {
      const movement = { status: 'En consignación', owner: hold.client } as const
      if (await act(() => moveHold(work, hold.id, movement))) {
        offerUndo('moved', hold, () => restoreHold(work, hold.id))
      }
    },
    /** Moves somebody who waits one place up. */
    moveUp: async (hold: WorkHold, waiting: readonly WorkHold[]) => {
      const ids = waiting.map(({ id }) => id)
      const at = ids.indexOf(hold.id)
      const before = ids[at - 1]
      if (before === undefined) return
      ids.splice(at - 1, 2, hold.id, before)
      await act(() => orderHolds(work, ids))
    },
  }
}
