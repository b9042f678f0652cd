import { useGet } from '@gallery/client'
import { type ImportSummary, urlOf } from '@gallery/contract'
import { Button, EmptyState, Pagination, Stack } from '@gallery/ui'
import { DataTable, ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { isMoving } from './importWrites.ts'
import { NewImport } from './NewImport.tsx'
import { useImportColumns } from './useImportColumns.tsx'
import { usePolling } from './usePolling.ts'

const rowId = ({ id }: ImportSummary) => id
const rowLabel = ({ name }: ImportSummary) => name
const rowDimmed = ({ state }: ImportSummary) => state === 'undone'

/** Tables that were brought in, the one under way, and the place to bring another. */
export function ImportsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const { page, href } = useListAddress()
  const { data, failure } = useGet(urlOf('/api/imports', { page }), { keep: true })
  const moving = data?.data.filter(isMoving) ?? []
  usePolling(moving.length > 0)
  const columns = useImportColumns()
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.imports" />}
        actions={
          <Button variant="secondary" size="s" href={path('exports')}>
            <FormattedMessage id="admin.exports.open.all" />
          </Button>
        }
      />
      <Stack space="s5">
        {moving.map((each) => (
          <ImportProgress key={each.id} record={each} />
        ))}
        <NewImport />
        {failure ? (
          <ScreenFailure />
        ) : data === undefined ? null : (
          <DataTable
            label={intl.formatMessage({ id: 'admin.imports.list' })}
            rows={data.data}
            columns={columns}
            rowId={rowId}
            rowLabel={rowLabel}
            rowDimmed={rowDimmed}
            rowHref={({ id }) => path(`imports/${id}`)}
            empty={<EmptyState title={<FormattedMessage id="admin.imports.none" />} />}
          />
        )}
        {data && data.meta.last_page > 1 ? (
          <Pagination page={page} lastPage={data.meta.last_page} pageHref={(to) => href({ p: String(to) })} />
        ) : null}
      </Stack>
    </>
  )
}
