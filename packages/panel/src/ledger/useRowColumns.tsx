import type { LedgerRow } from '@gallery/contract'
import { Price, useDates } from '@gallery/ui'
import { type DataColumn, RowLines } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { standText } from './ledgerWords.ts'
import { WorkName } from './WorkName.tsx'

/** The columns of where works were on a day. */
export function useRowColumns(): DataColumn<LedgerRow>[] {
  const intl = useIntl()
  const dates = useDates()
  return useMemo(() => {
    const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)
    return [
      { id: 'work', header: say('column.work'), main: true, cell: ({ work }) => <WorkName work={work} /> },
      {
        id: 'what',
        header: say('column.what'),
        width: 'fit',
        card: 'below',
        cell: (row) => (
          <RowLines note={say('since', { day: dates.day(row.since, 'D MMM YYYY') })}>
            {intl.formatMessage({ id: standText(row) })}
          </RowLines>
        ),
      },
      {
        id: 'where',
        header: say('column.where'),
        card: 'below',
        cell: ({ address, contact, due }) => (
          <RowLines
            note={[contact, due && say('dueOn', { day: dates.day(due, 'D MMM YYYY') })]
              .filter(Boolean)
              .join(', ')}
          >
            {address || say('nowhere')}
          </RowLines>
        ),
      },
      { id: 'owner', header: say('column.owner'), card: 'below', cell: ({ owner }) => owner },
      {
        id: 'value',
        header: say('column.value'),
        align: 'end',
        width: 'fit',
        card: 'aside',
        cell: ({ price, currency }) => <Price amount={price} currency={currency} />,
      },
    ]
  }, [intl, dates])
}
