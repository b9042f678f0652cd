import { Failure, useForget, useLanguage } from '@gallery/client'
import type { WorkSummary } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { titlesOf } from './titlesOf.ts'
import { deleteWorks, restoreWorks } from './workWrites.ts'

/**
 * Gives the function that puts works into the bin at once, and offers to take that back; `work` where it is one, to name
 * it. Resolves with whether they are in the bin.
 */
export function useDeleteWorks(): (
  ids: readonly number[],
  work?: Pick<WorkSummary, 'title_es' | 'title_en'>
) => Promise<boolean> {
  const refresh = useRefresh()
  const forget = useForget()
  const language = useLanguage()
  const { offer } = useUndo()
  return useCallback(
    async (ids, work) => {
      try {
        const deleted = await deleteWorks(ids)
        forget(...deleted.map((id) => `/api/works/${id}`))
        void refresh()
        if (deleted.length === 0) return true
        const title = work && <em>{titlesOf(work, language).title.text}</em>
        offer({
          text: title ? (
            <FormattedMessage id="admin.works.deleted" values={{ title }} />
          ) : (
            <FormattedMessage id="admin.works.deletedMany" values={{ count: deleted.length }} />
          ),
          undo: async () => {
            await restoreWorks(deleted)
            await refresh()
          },
        })
        return true
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return false
      }
    },
    [refresh, forget, offer, language]
  )
}
