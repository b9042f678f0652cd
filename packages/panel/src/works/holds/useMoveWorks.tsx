import type { WorksHeld } from '@gallery/contract'
import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { wasLost } from '../../frame/attempt.ts'
import { useQuestion } from '../../frame/useQuestion.ts'
import { lastSeen } from '../lastSeen.ts'
import { MovedSince, type Since } from '../MovedSince.tsx'
import { movedIn } from '../movedIn.ts'
import { type Moving, movesAs, moveWorks, type SentMovement } from '../workWrites.ts'
import { HeldForOthers } from './HeldForOthers.tsx'
import { heldIn } from './heldIn.ts'

interface MoveWorks {
  /**
   * As `moveWorks`. Where it sells what is held for somebody else, or comes after a movement or a sale that nobody here has
   * seen, that is asked first.
   *
   * @throws Failure, also where the answer was no
   */
  move: typeof moveWorks
  /** The question. Render it beside what moves the works. */
  question: ReactNode
}

/** What stands in the way of a movement, until somebody has read it. */
type InTheWay = { held: WorksHeld['held'] } | { since: Since }

/** How each movement was sent last, by what it says: its own answer may be lost after a question was answered. */
const sentBefore = new Map<string, Moving>()

/** Writes movements, and in spite of holds and of what others wrote meanwhile only where whoever does it has read of them. */
export function useMoveWorks(): MoveWorks {
  const { asked, isOpen, ask, answer } = useQuestion<InTheWay>()

  const move: typeof moveWorks = useCallback(
    async (ids, movement, moving = {}) => {
      const says = JSON.stringify([ids, movement])
      const before = sentBefore.get(says)
      // Sent as it was when its answer was lost: its own line, or the hold that it ended, is then nothing to be asked about.
      let next =
        before && wasLost(...movesAs(ids, movement, before)) ? { ...before, ...handlesOf(moving) } : moving
      for (;;) {
        sentBefore.set(says, next)
        try {
          const moved = await moveWorks(ids, movement, next)
          sentBefore.delete(says)
          return moved
        } catch (error) {
          const inTheWay = inTheWayOf(error, movement)
          if (inTheWay === undefined || !(await ask(inTheWay))) throw error
          next = despite(next, inTheWay)
        }
      }
    },
    [ask]
  )

  const isSale = asked && ('held' in asked || asked.since.movement.status === 'Vendida')
  const question = asked && (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={() => answer(false)}
      title={<FormattedMessage id={isSale ? 'admin.workHolds.sellQuestion' : 'admin.works.since.question'} />}
      confirmLabel={
        <FormattedMessage id={isSale ? 'admin.workHolds.sellAnyway' : 'admin.works.since.goOn'} />
      }
      onConfirm={() => answer(true)}
    >
      {'held' in asked ? <HeldForOthers held={asked.held} /> : <MovedSince since={asked.since} />}
    </ConfirmDialog>
  )
  return { move, question }
}

function handlesOf({ handles }: Moving): Pick<Moving, 'handles'> {
  return handles === undefined ? {} : { handles }
}

function inTheWayOf(error: unknown, movement: SentMovement): InTheWay | undefined {
  const held = heldIn(error)
  if (held !== undefined) return { held }
  const moved = movedIn(error)
  return moved && { since: { moved, movement } }
}

/** The same, sent by whoever has read what stands in its way: whatever comes after that is asked about again. */
function despite(moving: Moving, inTheWay: InTheWay): Moving {
  if ('held' in inTheWay) return { ...moving, despiteHolds: true }
  const { moved } = inTheWay.since
  const sales = moved.flatMap(({ sale }) => sale?.id ?? [])
  const after = { ...moving.after, ...lastSeen(moved) }
  return { ...moving, after, despiteSales: [...(moving.despiteSales ?? []), ...sales] }
}
