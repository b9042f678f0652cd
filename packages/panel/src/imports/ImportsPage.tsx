import { useGet } from '@gallery/client'
import { type ImportSummary, urlOf } from '@gallery/contract'
import { Button, Stack } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { isMoving } from './importWrites.ts'
import { NewImport } from './NewImport.tsx'
import { useImportColumns } from './useImportColumns.tsx'
import { usePolling } from './usePolling.ts'

const rowId = ({ id }: ImportSummary) => id
const rowLabel = ({ name }: ImportSummary) => name
const none: readonly ImportSummary[] = []
const rowDimmed = ({ state }: ImportSummary) => state === 'undone'

/** Tables that were brought in, the one under way, and the place to bring another. */
export function ImportsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const address = useListAddress()
  const reading = useGet(urlOf('/api/imports', { page: address.page }), { keep: true })
  const rows = reading.data?.data ?? none
  const moving = rows.filter(isMoving)
  usePolling(moving.length > 0)
  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.imports' })}
      actions={
        <Button variant="secondary" size="s" href={path('exports')}>
          <FormattedMessage id="admin.exports.open.all" />
        </Button>
      }
      head={() => (
        <Stack space="s5">
          {moving.map((each) => (
            <ImportProgress key={each.id} record={each} />
          ))}
          <NewImport />
        </Stack>
      )}
      address={address}
      reading={reading}
      read="/api/imports"
      onClear={undefined}
      rows={rows}
      columns={useImportColumns()}
      rowId={rowId}
      rowLabel={rowLabel}
      rowDimmed={rowDimmed}
      rowHref={({ id }) => path(`imports/${id}`)}
      none={<FormattedMessage id="admin.imports.none" />}
    />
  )
}
