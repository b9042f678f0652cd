import { reportGroupings } from '@gallery/contract'
import { Button, Icon, Inline, Text, useDates } from '@gallery/ui'
import { ListFilters, Segmented } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { EventSelect } from '../appointments/EventSelect.tsx'
import { otherEnd, reportPeriods } from './reportPeriod.ts'
import type { ReportAddress } from './useReportAddress.ts'

interface ReportFiltersProps {
  address: ReportAddress
  /** The gallery's current day. */
  today: string
  /** How many slots it is about; undefined while that is asked. */
  slots: number | undefined
}

/** Which days, of which event, put together by what: all of it in the address. */
export function ReportFilters({ address, today, slots }: ReportFiltersProps) {
  const intl = useIntl()
  const dates = useDates()
  const { period, from, to, event, by, href, set } = address
  const say = (name: string) => intl.formatMessage({ id: `admin.reports.${name}` })
  const step = (which: 'before' | 'after') => {
    const end = otherEnd(period, to, which)
    return href({ to: end === today ? null : end })
  }
  return (
    <ListFilters
      search={
        <Inline space="s3">
          <Button variant="secondary" size="s" href={step('before')} aria-label={say('before')}>
            <Icon name="chevron-left" />
          </Button>
          <Text as="span" size="s" weight="bold" role="status">
            {dates.shortRange(from, to)}
          </Text>
          <Button variant="secondary" size="s" href={step('after')} aria-label={say('after')}>
            <Icon name="chevron-right" />
          </Button>
        </Inline>
      }
      segments={
        <Inline space="s3">
          <Segmented
            label={say('period')}
            items={reportPeriods.map((each) => ({
              label: say(`period.${each}`),
              href: href({ period: each === 'weeks' ? null : each }),
              current: period === each,
            }))}
          />
          <Segmented
            label={say('by')}
            items={reportGroupings.map((each) => ({
              label: say(`by.${each}`),
              href: href({ by: each === 'weekday' ? null : each }),
              current: by === each,
            }))}
          />
          <EventSelect
            value={event}
            hideLabel
            emptyLabel={say('everyEvent')}
            onChange={(id) => set({ event: id === undefined ? null : String(id) })}
          />
        </Inline>
      }
      found={slots === undefined ? undefined : intl.formatMessage({ id: 'admin.reports.slots' }, { slots })}
    />
  )
}
