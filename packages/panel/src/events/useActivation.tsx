import { Failure } from '@gallery/client'
import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuestion } from '../frame/useQuestion.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { activateEvents } from './eventWrites.ts'

interface Activation {
  /**
   * Shows or hides events at once; asks first where people have places. Whether it was done: false for a no.
   * @throws Failure
   */
  activate: (events: readonly { id: number; active: boolean }[]) => Promise<boolean>
  /** The question, to be rendered. */
  question: ReactNode
}

/** Shows and hides events, with the question that hiding one with bookings asks. */
export function useActivation(): Activation {
  const refresh = useRefresh()
  // How many places people have, in the server's words.
  const { asked, isOpen, ask, answer } = useQuestion<string>()

  const activate = useCallback(
    async (events: readonly { id: number; active: boolean }[]) => {
      try {
        await activateEvents(events)
      } catch (error) {
        if (!(error instanceof Failure) || error.status !== 409) throw error
        if (!(await ask(error.message))) return false
        await activateEvents(events, true)
      }
      await refresh()
      return true
    },
    [refresh, ask]
  )

  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) answer(false)
      }}
      title={<FormattedMessage id="admin.events.hideTitle" />}
      confirmLabel={<FormattedMessage id="admin.events.hideYes" />}
      onConfirm={() => answer(true)}
    >
      {asked} <FormattedMessage id="admin.events.hideText" />
    </ConfirmDialog>
  )
  return { activate, question }
}
