import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { WeekCalendar } from './WeekCalendar.tsx'

const slot = {
  id: 1,
  start: '2026-11-16T17:00:00.000Z',
  end: '2026-11-16T17:45:00.000Z',
  title: 'Abrir el archivo',
  color: 'purple',
  limit: 8,
  count: 0,
  unconfirmed: 0,
  unavailable: false,
} as const

test.each([
  ['es', '14:00'],
  ['en', '14:00'],
  ['en-US', '2:00 PM'],
  ['de', '14:00'],
])('in %s the hour at the side is written as that of a slot: %s', (locale, hour) => {
  const html = renderToString(
    <IntlProvider
      locale={locale}
      defaultLocale={locale}
      timeZone="America/Argentina/Buenos_Aires"
      onError={() => {}}
    >
      <WeekCalendar label="Turnos" days={['2026-11-16']} slots={[slot]} slotHref="?slot={id}" />
    </IntlProvider>
  )
  const [side = '', ...rest] = html.split('<section')
  expect(side).toContain(`>${hour}<`)
  expect(rest.join('').replaceAll(/<[^>]*>/g, '')).toContain(hour)
})

test('a name that is no field of a slot does not compile, wherever it stands', () => {
  const week = { label: 'Turnos', days: ['2026-11-16'], slots: [slot] }
  expect([
    <WeekCalendar key="1" {...week} slotHref="?slot={id}&of={title}" />,
    // @ts-expect-error titel, beside a name that is right
    <WeekCalendar key="2" {...week} slotHref="?slot={id}&of={titel}" />,
    // @ts-expect-error an address says neither yes nor no
    <WeekCalendar key="3" {...week} slotHref="?slot={id}&off={unavailable}" />,
  ]).toHaveLength(3)
})
