import { reported, useLanguage } from '@gallery/client'
import type { WorkSummary } from '@gallery/contract'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBinned } from '../undo/useBinned.ts'
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
  const language = useLanguage()
  const binned = useBinned()
  return useCallback(
    (ids, work) =>
      reported(async () => {
        const deleted = await deleteWorks(ids)
        const title = work && <em>{titlesOf(work, language).title.text}</em>
        const text = title ? (
          <FormattedMessage id="admin.works.deleted" values={{ title }} />
        ) : (
          <FormattedMessage id="admin.works.deletedMany" values={{ count: deleted.length }} />
        )
        binned({
          paths: deleted.map((id) => `/api/works/${id}`),
          offered: deleted.length > 0 ? { text, undo: () => restoreWorks(deleted) } : undefined,
        })
      }),
    [binned, language]
  )
}
