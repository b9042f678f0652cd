import type { Report } from '@gallery/contract'
import { Columns, Heading, Stack } from '@gallery/ui'
import { BarChart, HoursGrid } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { gridOf } from './gridOf.ts'
import { cameOf } from './percentOf.ts'
import { useReportNames } from './useReportNames.ts'

/** More bars than these are not compared, they are read: the table has them. */
const mostBars = 24

/** The lines of a report as bars, and how full the hours of the week are. */
export function ReportCharts({ report }: { report: Report }) {
  const intl = useIntl()
  const names = useReportNames()
  const { rows, by } = report
  const say = (name: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `admin.reports.${name}` }, values)
  const shares = rows.map(cameOf)
  const grid = gridOf(report.hours)
  const bars = (
    <Stack space="s4">
      <Heading level={2} size="m">
        {say(`by.${by}`)}
      </Heading>
      <BarChart
        label={say('chart', { by: say(`by.${by}`) })}
        besideLabel={shares.some((share) => share !== undefined) ? say('cameOfBooked') : ''}
        bars={rows.map((row, index) => {
          const percent = shares[index]
          return {
            id: row.slot ?? row.event?.id ?? row.weekday ?? row.hour ?? index,
            label: names.row(row),
            offered: row.offered,
            booked: row.booked,
            attended: row.attended,
            beside: percent === undefined ? '' : say('percent', { percent }),
          }
        })}
      />
    </Stack>
  )
  const hours = (
    <Stack space="s4">
      <Heading level={2} size="m">
        {say('hours')}
      </Heading>
      <HoursGrid
        label={say(grid.percent ? 'hoursPercent' : 'hoursPeople')}
        hours={grid.hours.map(names.hour)}
        days={grid.days.map(({ weekday, hours: cells }) => ({
          id: weekday,
          label: names.weekday(weekday, 'short'),
          hours: cells,
        }))}
      />
    </Stack>
  )
  if (grid.days.length === 0) return null
  if (rows.length > mostBars) return hours
  return (
    <Columns split="7/5" from="desktop" space="wide">
      {bars}
      {hours}
    </Columns>
  )
}
