import { Failure } from '@gallery/client'
import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
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

interface Asked {
  /** How many places people have, in the server's words. */
  message: string
  answer: (yes: boolean) => void
}

/** Shows and hides events, with the question that hiding one with bookings asks. */
export function useActivation(): Activation {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Asked | null>(null)

  const activate = useCallback(
    async (events: readonly { id: number; active: boolean }[]) => {
      try {
        await activateEvents(events)
      } catch (error) {
        if (!(error instanceof Failure) || error.status !== 409) throw error
        const { message } = error
        const isMeant = await new Promise<boolean>((answer) => setAsked({ message, answer }))
        setAsked(null)
        if (!isMeant) return false
        await activateEvents(events, true)
      }
      await refresh()
      return true
    },
    [refresh]
  )

  const question = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) asked?.answer(false)
      }}
      title={<FormattedMessage id="admin.events.hideTitle" />}
      confirmLabel={<FormattedMessage id="admin.events.hideYes" />}
      onConfirm={() => asked?.answer(true)}
    >
      {asked?.message} <FormattedMessage id="admin.events.hideText" />
    </ConfirmDialog>
  )
  return { activate, question }
}
