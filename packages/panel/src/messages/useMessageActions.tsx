import { Failure, useForget } from '@gallery/client'
import type { Message } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { deleteMessage, markMessage, restoreMessage } from './messageWrites.ts'

/** What is done with a message. Refusals have been reported. */
export function useMessageActions() {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()

  const mark = useCallback(
    async (id: number, read: boolean) => {
      await quietly(() => markMessage(id, read))
      await refresh()
    },
    [refresh]
  )
  /** Puts it into the bin, and offers to take that back. @returns whether it was done */
  const remove = useCallback(
    async ({ id, name }: Message) => {
      if (!(await quietly(() => deleteMessage(id)))) return false
      forget(`/api/messages/${id}`)
      offer({
        text: <FormattedMessage id="admin.messages.deleted" values={{ name }} />,
        undo: async () => {
          await restoreMessage(id)
          await refresh()
        },
      })
      void refresh()
      return true
    },
    [refresh, forget, offer]
  )
  return { mark, remove }
}

async function quietly(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return false
  }
}
