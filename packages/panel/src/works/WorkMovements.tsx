import { shownByForms } from '@gallery/client'
import type { LedgerMovement, WorkDetail } from '@gallery/contract'
import { Button, useDates } from '@gallery/ui'
import { MovementLedger } from '@gallery/ui/admin'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { MovementCondition } from './MovementCondition.tsx'
import { MovementForm } from './MovementForm.tsx'
import { lastOf } from './nextMovement.ts'
import { otherMinder } from './otherMinder.ts'
import { StrikeDialog } from './StrikeDialog.tsx'
import { useStatusOffer } from './useStatusOffer.tsx'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { strikeMovements, unstrikeMovements } from './workWrites.ts'

/** The ledger of a work: what happened to it, in what condition it was, and the form of what happens next. */
export function WorkMovements({ work }: { work: WorkDetail }) {
  const intl = useIntl()
  const dates = useDates()
  const statuses = useWorkStatuses()
  const offerStatus = useStatusOffer()
  const strike = useStrikeMovement()
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusAfter(adding, opener)
  const [striking, setStriking] = useState<LedgerMovement>()
  const nameOf = ({ status }: LedgerMovement) =>
    statuses.find(({ value }) => value === status)?.label ?? status
  return (
    <>
      <MovementLedger
        movements={work.movements.map((movement) => {
          const until = movement.due ?? movement.consigned_until
          const purpose =
            movement.purpose === '' ? '' : intl.formatMessage({ id: `admin.ledger.kind.${movement.purpose}` })
          const end =
            until === null
              ? ''
              : intl.formatMessage({ id: 'admin.ledger.dueOn' }, { day: dates.day(until, 'D MMM YYYY') })
          const other = otherMinder(movement)
          const minded = other && intl.formatMessage({ id: 'admin.ledger.mindedBy' }, { name: other })
          return {
            ...movement,
            status: [nameOf(movement), purpose].filter(Boolean).join(', '),
            tone: statuses.find(({ value }) => value === movement.status)?.tone,
            by: movement.created_by?.full_name,
            until: [movement.contact, end, minded].filter(Boolean).join(', '),
            more: <MovementCondition work={work.id} movement={movement} />,
            struck: movement.struck_at
              ? { at: movement.struck_at, by: movement.struck_by?.full_name, why: movement.struck_why }
              : null,
          }
        })}
        onStrike={(id) => setStriking(work.movements.find((each) => each.id === id))}
        form={
          adding ? (
            <MovementForm
              work={work.id}
              last={lastOf(work)}
              focus="status"
              onCancel={() => setAdding(false)}
              onDone={(status, movements) => {
                setAdding(false)
                offerStatus(work, status, movements)
              }}
            />
          ) : (
            <Button ref={opener} size="s" onClick={() => setAdding(true)}>
              <FormattedMessage id="admin.works.bulk.move" />
            </Button>
          )
        }
      />
      {striking ? (
        <StrikeDialog
          what={`${nameOf(striking)}, ${dates.day(striking.date, 'D MMM YYYY')}`}
          onStrike={(why) => strike(striking.id, why)}
          onClose={() => setStriking(undefined)}
        />
      ) : null}
    </>
  )
}

/** Gives the function that strikes a movement of the ledger through, and offers to take that back. */
function useStrikeMovement(): (id: number, why: string) => Promise<void> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return async (id, why) => {
    await strikeMovements([id], why, shownByForms)
    await refresh()
    offer({
      text: <FormattedMessage id="admin.works.movementStruck" />,
      undo: async () => {
        await unstrikeMovements([id])
        await refresh()
      },
    })
  }
}
