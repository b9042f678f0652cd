import { Failure } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { MovementLedger } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { MovementForm } from './MovementForm.tsx'
import { useStatusOffer } from './useStatusOffer.tsx'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { strikeMovements, unstrikeMovements } from './workWrites.ts'

/** The ledger of a work: what happened to it, and the form of what happens next. */
export function WorkMovements({ work }: { work: WorkDetail }) {
  const statuses = useWorkStatuses()
  const offerStatus = useStatusOffer()
  const strike = useStrikeMovement()
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
          struck: movement.struck_at ? { at: movement.struck_at, by: movement.struck_by?.full_name } : null,
        }
      })}
      onStrike={(id) => {
        const movement = work.movements.find((each) => each.id === id)
        if (movement) void strike(movement.id)
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

/** Gives the function that strikes a movement of the ledger through at once, and offers to take that back. */
function useStrikeMovement(): (id: number) => Promise<void> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return async (id) => {
    try {
      await strikeMovements([id])
      await refresh()
      offer({
        text: <FormattedMessage id="admin.works.movementStruck" />,
        undo: async () => {
          await unstrikeMovements([id])
          await refresh()
        },
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
}
