import { get, reported } from '@gallery/client'
import { superUrlOf, WorkForm } from '@gallery/contract'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { copiedTitle } from './copiedTitle.ts'
import { createWork } from './workWrites.ts'

/**
 * Gives the function that makes a hidden work with everything that is written about another one, but for its code,
 * pictures and movements, and opens it.
 */
export function useDuplicateWork(): (id: number) => Promise<void> {
  const intl = useIntl()
  const path = useAdminPath()
  const { go } = useLeaving()
  const refresh = useRefresh()
  return useCallback(
    async (id) => {
      await reported(async () => {
        const { data } = await get(superUrlOf('/api/works/:work', { work: id }))
        const copy = await createWork({
          ...WorkForm.parse(data),
          title_es: copiedTitle(data.title_es, (title) =>
            intl.formatMessage({ id: 'admin.works.copyOf' }, { title })
          ),
          code: '',
          public: false,
        })
        await refresh()
        go(path(`works/${copy.id}`))
      })
    },
    [intl, path, go, refresh]
  )
}
