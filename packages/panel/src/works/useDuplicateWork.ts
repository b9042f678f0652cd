import { get, reported } from '@gallery/client'
import { superUrlOf, WorkForm } from '@gallery/contract'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { createWork } from './workWrites.ts'

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
      await reported(async () => {
        const { data } = await get(superUrlOf('/api/works/:work', { work: id }))
        const copy = await createWork({
          ...WorkForm.parse(data),
          title_es: intl.formatMessage({ id: 'admin.works.copyOf' }, { title: data.title_es }),
          code: '',
          public: false,
        })
        await refresh()
        void navigate(path(`works/${copy.id}`))
      })
    },
    [intl, path, navigate, refresh]
  )
}
