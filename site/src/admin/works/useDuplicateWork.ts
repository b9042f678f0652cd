import { WorkForm, workDetailUrl } from '@gallery/contract'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Failure } from '../../data/failure.ts'
import { get } from '../../data/get.ts'
import { useRefresh } from '../../data/useRefresh.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { createWork, workPaths } from './workWrites.ts'

/**
 * Gives the function that makes a hidden work with everything that is written about another one, but for its code,
 * pictures and movements, and opens it.
 */
export function useDuplicateWork(): (id: number) => Promise<void> {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const refresh = useRefresh()
  return useCallback(
    async (id) => {
      try {
        const { data } = await get(workDetailUrl(id))
        const copy = await createWork({
          ...WorkForm.parse(data),
          title_es: intl.formatMessage({ id: 'admin.works.copyOf' }, { title: data.title_es }),
          code: '',
          public: false,
        })
        await refresh(...workPaths)
        void navigate(path(`works/${copy.id}`))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
    [intl, path, navigate, refresh]
  )
}
