import type { Report, ReportNumbers } from '@gallery/contract'
import { Heading, Stack, Text } from '@gallery/ui'
import { NumberTable } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useReportNames } from './useReportNames.ts'

/** More lines than these are for a spreadsheet. */
const mostRows = 200

/** Held places have a column where there are any: a phone has space for five. */
const every = ['offered', 'booked', 'held', 'attended', 'no_shows', 'waiting'] as const

/** The numbers behind the charts, in the same order, with their sum. */
export function ReportTable({ report }: { report: Report }) {
  const intl = useIntl()
  const names = useReportNames()
  const { rows, by, total } = report
  const columns = every.filter((column) => column !== 'held' || total.held > 0)
  const valuesOf = (numbers: ReportNumbers) => columns.map((column) => numbers[column])
  const say = (name: string) => intl.formatMessage({ id: `admin.reports.${name}` })
  return (
    <Stack space="s4">
      <Heading level={2} size="m">
        <FormattedMessage id="admin.reports.table" />
      </Heading>
      <NumberTable
        label={say('table')}
        of={say(`of.${by}`)}
        columns={columns.map((column) => say(`column.${column}`))}
        rows={rows.slice(0, mostRows).map((row, index) => ({
          id: row.slot ?? row.event?.id ?? row.weekday ?? row.hour ?? index,
          label: names.row(row),
          values: valuesOf(row),
        }))}
        total={{ label: say('total'), values: valuesOf(total) }}
      />
      {rows.length > mostRows ? (
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.reports.more" values={{ shown: mostRows, rows: rows.length }} />
        </Text>
      ) : null}
    </Stack>
  )
}
