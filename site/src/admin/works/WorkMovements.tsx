import type { Movement, WorkDetail } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { MovementLedger } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Failure } from '../../data/failure.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { useUndo } from '../undo/UndoContext.ts'
import { MovementForm } from './MovementForm.tsx'
import { useStatusOffer } from './useStatusOffer.tsx'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { moveWorks, removeMovements, workPaths } from './workWrites.ts'

/** The ledger of a work: what happened to it, and the form of what happens next. */
export function WorkMovements({ work }: { work: WorkDetail }) {
  const statuses = useWorkStatuses()
  const offerStatus = useStatusOffer()
  const remove = useRemoveMovement(work.id)
  const [adding, setAdding] = useState(false)
  return (
    <MovementLedger
      movements={work.movements.map((movement) => {
        const status = statuses.find(({ value }) => value === movement.status)
        return {
          ...movement,
          status: status?.label ?? movement.status,
          tone: status?.tone,
          by: movement.created_by?.full_name,
        }
      })}
      onRemove={(id) => {
        const movement = work.movements.find((each) => each.id === id)
        if (movement) void remove(movement)
      }}
      form={
        adding ? (
          <MovementForm
            ids={[work.id]}
            last={work.last_movement}
            onCancel={() => setAdding(false)}
            onDone={(status, movements) => {
              setAdding(false)
              offerStatus(work, status, movements)
            }}
          />
        ) : (
          <Button size="s" onClick={() => setAdding(true)}>
            <FormattedMessage id="admin.works.bulk.move" />
          </Button>
        )
      }
    />
  )
}

/** Gives the function that takes a movement out of the ledger at once, and offers to write it there again. */
function useRemoveMovement(workId: number): (movement: Movement) => Promise<void> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return async ({ id, status, owner, price, currency, address, date }) => {
    try {
      await removeMovements([id])
      await refresh(...workPaths)
      offer({
        text: <FormattedMessage id="admin.works.movementRemoved" />,
        undo: async () => {
          await moveWorks([workId], { status, owner, price, currency, address, date })
          await refresh(...workPaths)
        },
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
}
