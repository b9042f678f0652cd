import { useGet, useLoadedSite, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Stack } from '@gallery/ui'
import { ScreenTitle } from '@gallery/ui/admin'
import { FormattedMessage } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ReportCharts } from './ReportCharts.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportLanguages } from './ReportLanguages.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReportAddress } from './useReportAddress.ts'

/** What became of the slots of some days: offered, booked, who came, who waited; as figures, charts and a table. */
export function ReportsPage() {
  const reread = useReread()
  const { today } = useLoadedSite()
  const address = useReportAddress(today)
  const { from, to, event, by, set } = address
  const key = urlOf('/api/reports', { from, to, event, by })
  const { data, failure } = useGet(key, { keep: true })
  const report = data?.data
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.reports" />}
        actions={<ExportMenu kind="reports" list={key} />}
      />
      <Stack space="s5">
        <ReportFilters address={address} today={today} slots={report?.total.slots} />
        {report === undefined && failure ? (
          <ScreenFailure onRetry={() => void reread('/api/reports')} />
        ) : report?.rows.length === 0 ? (
          <EmptyList
            none={<FormattedMessage id="admin.reports.none" />}
            onClear={event === undefined ? undefined : () => set({ event: null })}
          />
        ) : (
          <>
            <ReportFigures total={report?.total} />
            {report ? (
              <>
                <ReportCharts report={report} />
                <ReportTable report={report} />
                <ReportLanguages languages={report.languages} />
              </>
            ) : null}
          </>
        )}
      </Stack>
    </>
  )
}
