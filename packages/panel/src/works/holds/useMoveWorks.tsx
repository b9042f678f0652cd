import { useLanguage } from '@gallery/client'
import type { WorksHeld } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { ConfirmDialog, Stack, Text } from '@gallery/ui'
import { type ReactNode, useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuestion } from '../../frame/useQuestion.ts'
import { useHoldTimes } from '../../held/useHoldTimes.ts'
import { moveWorks } from '../workWrites.ts'
import { heldIn } from './heldIn.ts'

interface MoveWorks {
  /**
   * As `moveWorks`. Where it sells what is held for somebody else, that is asked first.
   *
   * @throws Failure, also where the answer was no
   */
  move: typeof moveWorks
  /** The question. Render it beside what moves the works. */
  question: ReactNode
}

/** Writes movements, and sells what is held for somebody else only where whoever does it has read for whom. */
export function useMoveWorks(): MoveWorks {
  const language = useLanguage()
  const until = useHoldTimes()
  const { asked, isOpen, ask, answer } = useQuestion<WorksHeld['held']>()

  const move: typeof moveWorks = useCallback(
    async (ids, movement, sending) => {
      try {
        return await moveWorks(ids, movement, sending)
      } catch (error) {
        const held = heldIn(error)
        if (held === undefined) throw error
        if (!(await ask(held))) throw error
        return moveWorks(ids, movement, { ...sending, despiteHolds: true })
      }
    },
    [ask]
  )

  const question = asked && (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={() => answer(false)}
      title={<FormattedMessage id="admin.workHolds.sellQuestion" />}
      confirmLabel={<FormattedMessage id="admin.workHolds.sellAnyway" />}
      onConfirm={() => answer(true)}
    >
      <Stack space="s3">
        {asked.map(({ id, hold, ...work }) => (
          <Text key={id}>
            <FormattedMessage
              id="admin.workHolds.heldFor"
              values={{
                title: <em key="title">{translated(work, 'title', language).text}</em>,
                client: <b key="client">{hold.client}</b>,
                until: until(hold.until),
              }}
            />{' '}
            {hold.waiting > 0 ? (
              <FormattedMessage id="admin.workHolds.waitingBehind" values={{ count: hold.waiting }} />
            ) : null}
          </Text>
        ))}
        <Text tone="ink2">
          <FormattedMessage id="admin.workHolds.sellMeans" />
        </Text>
      </Stack>
    </ConfirmDialog>
  )
  return { move, question }
}
