import type { ImportKind, ImportRow } from '@gallery/contract'
import { EmptyState, Link, Stack, Tag, Text } from '@gallery/ui'
import { ChangeList, type DataColumn, DataTable, RowTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'

const rowId = ({ row }: ImportRow) => row
const rowLabel = ({ row, title }: ImportRow) => title || String(row)

/** Rows as the dry run judged them: what changes in each, or why it is refused. */
export function ReviewRows({ kind, rows }: { kind: ImportKind; rows: readonly ImportRow[] }) {
  const intl = useIntl()
  const path = useAdminPath()
  const header = (id: string) => intl.formatMessage({ id: `admin.imports.column.${id}` })
  const columns: DataColumn<ImportRow>[] = [
    {
      id: 'row',
      header: header('row'),
      width: 'fit',
      card: 'below',
      cell: ({ row }) => intl.formatMessage({ id: 'admin.imports.row' }, { row }),
    },
    {
      id: 'title',
      header: header('title'),
      main: true,
      cell: ({ title, record_id }) =>
        record_id === null ? (
          <RowTitle title={title || intl.formatMessage({ id: 'admin.imports.untitled' })} />
        ) : (
          <Link href={path(`${kind}/${record_id}`)}>{title}</Link>
        ),
    },
    {
      id: 'state',
      header: header('state'),
      width: 'fit',
      card: 'aside',
      cell: ({ state }) => (
        <Tag tone={state === 'error' ? 'error' : state === 'unchanged' ? 'outline' : 'neutral'}>
          <FormattedMessage id={`admin.imports.rowState.${state}`} />
        </Tag>
      ),
    },
    { id: 'what', header: header('what'), card: 'below', cell: (row) => <RowFindings row={row} /> },
  ]
  return (
    <DataTable
      label={intl.formatMessage({ id: 'admin.imports.rows' })}
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      empty={<EmptyState title={<FormattedMessage id="admin.imports.noRows" />} />}
    />
  )
}

function RowFindings({ row: { changes, errors } }: { row: ImportRow }) {
  const intl = useIntl()
  return (
    <Stack space="s1">
      {errors.map(({ column, value, reason }) => (
        <Text key={`${column} ${reason}`} size="s" tone="err">
          {column === '' ? null : `${column}: `}
          {reason}
          {value === '' || column === '' ? null : ` (${value.slice(0, 60)})`}
        </Text>
      ))}
      {changes.length === 0 ? null : (
        <ChangeList
          changes={changes.map(({ field, old, new: after }) => ({
            id: field,
            label: intl.formatMessage({ id: `admin.imports.field.${field}` }),
            before: old || null,
            after: after || null,
          }))}
        />
      )}
    </Stack>
  )
}
