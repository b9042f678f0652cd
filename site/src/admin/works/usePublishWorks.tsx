import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { Failure } from '../../data/failure.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { useUndo } from '../undo/UndoContext.ts'
import { publishWorks, workPaths } from './workWrites.ts'

/** Gives the function that shows or hides several works at once, and offers to turn those back that it changed. */
export function usePublishWorks(): (ids: readonly number[], isPublic: boolean) => Promise<void> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return useCallback(
    async (ids, isPublic) => {
      try {
        const changed = await publishWorks(ids, isPublic)
        await refresh(...workPaths)
        offer({
          text: (
            <FormattedMessage
              id={isPublic ? 'admin.works.bulk.published' : 'admin.works.bulk.hidden'}
              values={{ count: changed.length }}
            />
          ),
          undo: async () => {
            if (changed.length > 0) await publishWorks(changed, !isPublic)
            await refresh(...workPaths)
          },
        })
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
    [refresh, offer]
  )
}
