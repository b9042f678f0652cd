import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { publishWorks } from './workWrites.ts'

/** Gives the function that says how many works visitors see now, or no longer, and offers to turn those back. */
export function usePublishOffer(): (changed: readonly number[], isPublic: boolean) => void {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return useCallback(
    (changed, isPublic) =>
      offer({
        text: (
          <FormattedMessage
            id={isPublic ? 'admin.works.bulk.published' : 'admin.works.bulk.hidden'}
            values={{ count: changed.length }}
          />
        ),
        undo: async () => {
          if (changed.length > 0) await publishWorks(changed, !isPublic)
          await refresh()
        },
      }),
    [refresh, offer]
  )
}
