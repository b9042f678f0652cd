import { type ExportKind, secretKinds } from '@gallery/contract'
import { Button, Inline } from '@gallery/ui'
import { type DataColumn, RowTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { listExportUrl } from './listExportUrl.ts'
import { useDownload } from './useDownload.ts'

/** A table that can be taken out. */
interface Table {
  kind: ExportKind
}

/** The columns of the list of tables: what each holds, and its files. */
export function useExportColumns(secret: boolean): DataColumn<Table>[] {
  const intl = useIntl()
  const { busy, start } = useDownload()
  const nameOf = (kind: ExportKind) => intl.formatMessage({ id: `admin.exports.kind.${kind}` })
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'admin.exports.table' }),
      main: true,
      cell: ({ kind }) => (
        <RowTitle title={nameOf(kind)} note={<FormattedMessage id={`admin.exports.holds.${kind}`} />} />
      ),
    },
    {
      id: 'files',
      header: intl.formatMessage({ id: 'admin.exports.files' }),
      width: 'fit',
      card: 'below',
      cell: ({ kind }) => (
        <Inline>
          {(['xlsx', 'csv'] as const).map((format) => {
            const url = listExportUrl(kind, format, { secret: secret && secretKinds.includes(kind) })
            return (
              <Button
                key={format}
                variant="tertiary"
                size="s"
                busy={busy === url}
                aria-label={`${nameOf(kind)}, ${format.toUpperCase()}`}
                onClick={() => void start(url)}
              >
                {format.toUpperCase()}
              </Button>
            )
          })}
        </Inline>
      ),
    },
  ]
}
