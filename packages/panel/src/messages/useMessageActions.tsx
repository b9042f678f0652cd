import { Failure, useForget } from '@gallery/client'
import type { Message, MessageChange } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { changeMessage, changeMessages, deleteMessage, restoreMessage } from './messageWrites.ts'

/** What is done with messages. Refusals have been reported. */
export function useMessageActions() {
  const refresh = useRefresh()
  const forget = useForget()
  const { offer } = useUndo()

  /** Changes one. @returns whether it was done */
  const change = useCallback(
    async (id: number, to: MessageChange) => {
      const done = await quietly(() => changeMessage(id, to))
      await refresh()
      return done
    },
    [refresh]
  )
  const mark = useCallback((id: number, read: boolean) => change(id, { read }), [change])

  /** Changes several. @returns whether it was done */
  const changeMany = useCallback(
    async (ids: number[], to: MessageChange) => {
      const done = await quietly(() => changeMessages({ ids, ...to }))
      await refresh()
      return done
    },
    [refresh]
  )

  /** Puts it into the bin, and offers to take that back. @returns whether it was done */
  const remove = useCallback(
    async ({ id, name }: Pick<Message, 'id' | 'name'>) => {
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

  /** The same of several. */
  const removeMany = useCallback(
    async (ids: number[]) => {
      if (!(await quietly(() => changeMessages({ ids, bin: true })))) return false
      forget(...ids.map((id) => `/api/messages/${id}`))
      offer({
        text: <FormattedMessage id="admin.messages.deletedMany" values={{ count: ids.length }} />,
        undo: async () => {
          await Promise.all(ids.map((id) => restoreMessage(id)))
          await refresh()
        },
      })
      void refresh()
      return true
    },
    [refresh, forget, offer]
  )
  return { change, mark, changeMany, remove, removeMany }
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
