import { followProven } from '@gallery/client'
import { type ExportKind, exportKinds, urlOf } from '@gallery/contract'
import { Button, Checkbox, Stack, Text } from '@gallery/ui'
import { DataTable, ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useExportColumns } from './useExportColumns.tsx'

const rows = exportKinds.map((kind) => ({ kind }))
const rowId = ({ kind }: { kind: ExportKind }) => kind

/** Everything that the gallery holds, to take along: as one zip, or table by table. */
export function ExportsPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const [secret, setSecret] = useState(false)
  useScreenName(intl.formatMessage({ id: 'admin.nav.exports' }))
  const columns = useExportColumns(secret)
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.exports" />}
        breadcrumb={[{ label: intl.formatMessage({ id: 'admin.nav.imports' }), href: path('imports') }]}
        actions={
          <Button size="s" href={urlOf('/api/exports/everything.zip')} onClick={followProven}>
            <FormattedMessage id="admin.exports.everything" />
          </Button>
        }
      />
      <Stack space="s5">
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.exports.about" />
        </Text>
        <Checkbox
          name="secret"
          label={intl.formatMessage({ id: 'admin.exports.secret' })}
          hint={intl.formatMessage({ id: 'admin.exports.secretHint' })}
          checked={secret}
          onChange={(event) => setSecret(event.currentTarget.checked)}
        />
        <DataTable
          label={intl.formatMessage({ id: 'admin.exports.tables' })}
          rows={rows}
          columns={columns}
          rowId={rowId}
          rowLabel={({ kind }) => intl.formatMessage({ id: `admin.exports.kind.${kind}` })}
          empty={null}
        />
      </Stack>
    </>
  )
}
