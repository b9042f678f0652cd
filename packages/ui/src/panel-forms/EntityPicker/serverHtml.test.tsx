import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { SlotCells } from '../../calendar/SlotCells/SlotCells.tsx'
import { SlotPlanner } from '../../calendar/SlotPlanner/SlotPlanner.tsx'
import { SlotRemover } from '../../calendar/SlotRemover/SlotRemover.tsx'
import { WeekCalendar } from '../../calendar/WeekCalendar/WeekCalendar.tsx'
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx'
import { BarChart } from '../../panel/BarChart/BarChart.tsx'
import { CommandPalette } from '../../panel/CommandPalette/CommandPalette.tsx'
import { EventCard } from '../../public/EventCard/EventCard.tsx'
import { sampleEntities } from '../../stories/sampleEntities.ts'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import {
  sampleClosedDays,
  sampleExisting,
  sampleRemovable,
  sampleRule,
} from '../../stories/sampleSlotPlan.ts'
import { catalogues, storyTimeZone } from '../../stories/say.ts'
import { EntityPicker } from './EntityPicker.tsx'

const nothing = () => {}
const artists = sampleEntities('es')
const range = { from: '2026-12-01', to: '2026-12-15', weekdays: [1, 2, 3, 4, 5], after: '', before: '' }

function serverHtml(part: ReactNode): string {
  return renderToString(
    <IntlProvider locale="es" messages={catalogues.es} timeZone={storyTimeZone}>
      {part}
    </IntlProvider>
  )
}

const picker = (
  <EntityPicker
    name="artists"
    label="Artistas"
    multiple
    options={artists}
    query=""
    onQueryChange={nothing}
    value={artists.slice(0, 2)}
    onChange={nothing}
  />
)
const planner = (
  <SlotPlanner
    color="red"
    rule={sampleRule}
    onRuleChange={nothing}
    existing={sampleExisting('es')}
    openWeekdays={[1, 2, 3, 4, 5]}
    closedDays={sampleClosedDays('es')}
    onCreate={nothing}
  />
)
const slot = {
  id: 1,
  start: '2026-12-01T15:00:00-03:00',
  end: '2026-12-01T15:45:00-03:00',
  title: 'Abrir el archivo',
  color: 'purple',
  limit: 8,
  count: 3,
  unconfirmed: 0,
  unavailable: false,
} as const

describe('the HTML of the server', () => {
  // A content security policy without 'unsafe-inline' refuses style attributes.
  test.each<[string, ReactNode]>([
    ['EntityPicker', picker],
    ['SlotPlanner', planner],
    [
      'SlotRemover',
      <SlotRemover
        key="remover"
        range={range}
        onRangeChange={nothing}
        slots={sampleRemovable}
        onRemove={nothing}
      />,
    ],
    [
      'Tooltip',
      <Tooltip key="tooltip" text="Guardar">
        <button type="button">Guardar</button>
      </Tooltip>,
    ],
    [
      'BarChart',
      <BarChart
        key="bars"
        label="Lugares por día"
        bars={[{ id: 1, label: 'lunes', offered: 240, booked: 168, attended: null }]}
      />,
    ],
    ['SlotCells', <SlotCells key="cells" confirmed={4} held={1} offered={0} limit={10} color="purple" />],
    [
      'SlotCells of a hall',
      <SlotCells key="hall" confirmed={210} held={12} offered={4} limit={300} color="green" />,
    ],
    [
      'WeekCalendar',
      <WeekCalendar key="week" label="Turnos" days={['2026-12-01']} slots={[slot]} slotHref="?slot={id}" />,
    ],
    ...sampleEvents('es').map((event): [string, ReactNode] => [
      `EventCard ${event.id}`,
      <EventCard key={event.id} event={event} />,
    ]),
  ])('%s has no style attribute', (_name, part) => {
    const html = serverHtml(part)
    expect(html).not.toBe('')
    expect(html).not.toMatch(/ style=|<style/)
  })

  test('sends what is chosen, also before the scripts come', () => {
    expect(serverHtml(picker)).toContain('name="artists" value="1,2"')
  })

  test('plans by the clock of the gallery', () => {
    expect(serverHtml(planner)).toContain('Crear 42 turnos')
  })

  test('has no palette: it is the browser that opens it', () => {
    const palette = (
      <CommandPalette
        open
        onOpenChange={nothing}
        query=""
        onQueryChange={nothing}
        groups={[]}
        onChoose={nothing}
      />
    )
    expect(serverHtml(palette)).toBe('')
  })
})
