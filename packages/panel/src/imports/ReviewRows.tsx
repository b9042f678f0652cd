import type { ImportKind, ImportRow } from '@gallery/contract'
import { EmptyState, Tag } from '@gallery/ui'
import { type DataColumn, DataTable, RowTitle } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { RecordLink } from './RecordLink.tsx'
import { RowFindings } from './RowFindings.tsx'
import type { ReviewDraft } from './useReviewDraft.ts'

const rowId = ({ row }: ImportRow) => row
const rowLabel = ({ row, title }: ImportRow) => title || String(row)

interface ReviewRowsProps {
  kind: ImportKind
  rows: readonly ImportRow[]
  /** Lets refused cells be written anew; left out where nothing can be changed any more. */
  draft?: Pick<ReviewDraft, 'textOf' | 'write'> | undefined
}

/** Rows as the dry run judged them: what each would hold, what changes in it, or why it is refused. */
export function ReviewRows({ kind, rows, draft }: ReviewRowsProps) {
  const intl = useIntl()
  const header = (id: string) => intl.formatMessage({ id: `admin.imports.column.${id}` })
  const named = (title: string) => (kind === 'works' ? <em>{title}</em> : title)
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
          <RowTitle
            weight={kind === 'works' ? 'regular' : 'bold'}
            title={title === '' ? intl.formatMessage({ id: 'admin.imports.untitled' }) : named(title)}
          />
        ) : (
          <RecordLink kind={kind} id={record_id}>
            {named(title)}
          </RecordLink>
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
    {
      id: 'what',
      header: header('what'),
      card: 'below',
      cell: (row) => <RowFindings kind={kind} row={row} draft={draft} />,
    },
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
