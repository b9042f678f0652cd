import { reported } from '@gallery/client'
import type { Message, MessageChange } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { restoreEach } from '../undo/restoreEach.ts'
import { useBinned } from '../undo/useBinned.ts'
import { changeMessage, changeMessages, deleteMessage, restoreMessage } from './messageWrites.ts'

/** What is done with messages. Refusals have been reported. */
export function useMessageActions() {
  const refresh = useRefresh()
  const binned = useBinned()

  /** Changes one. @returns whether it was done */
  const change = useCallback(
    async (id: number, to: MessageChange) => {
      const done = await reported(() => changeMessage(id, to))
      await refresh()
      return done
    },
    [refresh]
  )
  const mark = useCallback((id: number, read: boolean) => change(id, { read }), [change])

  /** Changes several. @returns those of which it was done */
  const changeMany = useCallback(
    async (ids: readonly number[], to: MessageChange): Promise<readonly number[]> => {
      const changed: number[] = []
      await reported(() => changeMessages({ ids, ...to }, (part) => changed.push(...part)))
      await refresh()
      return changed
    },
    [refresh]
  )

  /** Puts it into the bin, and offers to take that back. @returns whether it was done */
  const remove = useCallback(
    async ({ id, name }: Pick<Message, 'id' | 'name'>) => {
      if (!(await reported(() => deleteMessage(id)))) return false
      binned({
        paths: [`/api/messages/${id}`],
        offered: {
          text: <FormattedMessage id="admin.messages.deleted" values={{ name }} />,
          undo: () => restoreMessage(id),
        },
      })
      return true
    },
    [binned]
  )

  /** The same of several. */
  const removeMany = useCallback(
    async (ids: readonly number[]): Promise<readonly number[]> => {
      const gone: number[] = []
      await reported(() => changeMessages({ ids, bin: true }, (part) => gone.push(...part)))
      if (gone.length === 0) return gone
      binned({
        paths: gone.map((id) => `/api/messages/${id}`),
        offered: {
          text: <FormattedMessage id="admin.messages.deletedMany" values={{ count: gone.length }} />,
          undo: () => restoreEach(gone, restoreMessage),
        },
      })
      return gone
    },
    [binned]
  )
  return { change, mark, changeMany, remove, removeMany }
}
