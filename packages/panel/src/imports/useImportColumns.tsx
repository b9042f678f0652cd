import type { ImportSummary } from '@gallery/contract'
import { DateText } from '@gallery/ui'
import { type DataColumn, RowTitle } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { UndoButton } from './UndoButton.tsx'
import { useSayCounts } from './useSayCounts.ts'

/** The columns of the list of imports. */
export function useImportColumns(): DataColumn<ImportSummary>[] {
  const intl = useIntl()
  const sayCounts = useSayCounts()
  const header = (id: string) => intl.formatMessage({ id: `admin.imports.column.${id}` })
  return [
    {
      id: 'name',
      header: header('name'),
      main: true,
      cell: ({ name, kind }) => (
        <RowTitle title={name} note={intl.formatMessage({ id: `admin.imports.kind.${kind}` })} />
      ),
    },
    {
      id: 'at',
      header: header('at'),
      width: 'fit',
      card: 'below',
      cell: ({ created_at }) => <DateText value={created_at} format="D MMM YYYY, HH:mm" />,
    },
    { id: 'who', header: header('who'), from: 'wide', cell: ({ created_by }) => created_by?.full_name ?? '' },
    { id: 'counts', header: header('counts'), card: 'below', cell: ({ counts }) => sayCounts(counts) },
    {
      id: 'state',
      header: header('state'),
      width: 'fit',
      card: 'aside',
      cell: ({ state }) => intl.formatMessage({ id: `admin.imports.state.${state}` }),
    },
    {
      id: 'undo',
      header: header('undo'),
      hideHeader: true,
      width: 'fit',
      card: 'below',
      cell: (record) => (record.undoable ? <UndoButton record={record} /> : null),
    },
  ]
}
