import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { ScreenLoading } from '../frame/ScreenLoading.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { isMoving } from './importWrites.ts'
import { OpenImport } from './OpenImport.tsx'
import { usePolling } from './usePolling.ts'

/** An import from its columns to its undo, in steps. */
export function ImportPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const { id = '' } = useParams()
  const { data, failure } = useGet(urlOf('/api/imports/:id', { id: Number(id) }))
  const record = data?.data
  usePolling(record !== undefined && isMoving(record))
  if (failure && !record) return <ScreenFailure missing={failure.status === 404} />
  if (!record) return <ScreenLoading />
  return (
    <>
      <ScreenTitle
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.imports' }), href: path('imports') }]}
        title={<FormattedMessage id={`admin.imports.title.${record.kind}`} />}
      />
      <OpenImport key={record.id} record={record} />
    </>
  )
}
