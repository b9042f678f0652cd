import type { ReportNumbers } from '@gallery/contract'
import { Figures } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { cameOf, percentOf } from './percentOf.ts'

const none: ReportNumbers = {
  ...{ slots: 0, offered: 0, booked: 0, held: 0, attended: 0, no_shows: 0 },
  ...{ waiting: 0, waiting_offered: 0, waiting_took: 0 },
}

/** What all times come to together; their words alone while that is asked. */
export function ReportFigures({ total }: { total: ReportNumbers | undefined }) {
  const intl = useIntl()
  const { slots, offered, booked, held, attended, no_shows, ...line } = total ?? none
  const say = (name: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `admin.reports.${name}` }, values)
  const percent = percentOf(booked, offered)
  const came = cameOf({ attended, no_shows })
  const share = percent === undefined ? [] : [say('percent', { percent })]
  const unconfirmed = held === 0 ? [] : [say('figure.held', { held })]
  return (
    <Figures
      loading={total === undefined}
      figures={[
        { id: 'offered', label: say('figure.offered'), value: offered, note: say('slots', { slots }) },
        {
          id: 'booked',
          label: say('figure.booked'),
          value: booked,
          note: [...share, ...unconfirmed].join(', '),
        },
        {
          id: 'attended',
          label: say('figure.attended'),
          value: attended,
          note: came === undefined ? '' : say('figure.came', { percent: came }),
        },
        { id: 'no_shows', label: say('figure.no_shows'), value: no_shows },
        {
          id: 'waiting',
          label: say('figure.waiting'),
          value: line.waiting,
          note: line.waiting === 0 ? '' : say('figure.line', line),
        },
      ]}
    />
  )
}
