import {
  type AgendaSlot,
  type AppointmentDetail,
  addDays,
  daysBetween,
  Event,
  EventForm,
} from '@gallery/contract'
import { type DialogProps, ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/admin/es'
import visitors from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { EventSlots } from '../events/EventSlots.tsx'
import messages from '../language/es.json' with { type: 'json' }
import { MoveDialog } from './MoveDialog.tsx'
import { anAgendaSlot } from './sampleSlot.ts'
import { slotWindow } from './slotWindow.ts'

const today = '2026-11-24'

/** The slots that there are: as the server, the agenda answers with those of the days that it is asked for. */
let slots: AgendaSlot[] = []
beforeEach(() => {
  slots = []
})

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: (address: string) => {
    const asked = new URL(address, 'http://localhost').searchParams
    const from = asked.get('from') ?? ''
    const to = addDays(from, Number(asked.get('days')) - 1)
    return { data: { data: slots.filter(({ start }) => from <= start && start.slice(0, 10) <= to) } }
  },
  useNow: () => new Date(`${today}T12:00:00Z`),
  useLoadedSite: () => ({ today, timeZone: 'UTC' }),
  useOpening: () => ({
    openDays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '', to: '' })),
    closures: [],
    holidays: [],
  }),
}))

// Dialogs are drawn in the browser only.
vi.mock('../frame/FormDialog.tsx', () => ({ FormDialog: ({ children }: DialogProps) => children }))

const slotOn = (id: number, day: string, changes: Partial<AgendaSlot> = {}) =>
  anAgendaSlot({ id, start: `${day}T18:00:00Z`, end: `${day}T18:45:00Z`, ...changes })

function eventOf(from: string, to: string): Event {
  return Event.parse({
    ...EventForm.parse({ kind: 'exhibition', title_es: 'Colección', from, to, color: 'red' }),
    ...{ id: 3, image: null, picture: null, images: [], rights_statement: null, places: [] },
    ...{ updated_at: '2026-11-01T12:00:00.000Z', updated_by: null },
  })
}

function drawn(part: ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...visitors, ...kit, ...messages }}>
      <MemoryRouter>
        <ToastProvider>{part}</ToastProvider>
      </MemoryRouter>
    </IntlProvider>
  )
}

test('an event that is longer than a year shows the slots around today', () => {
  slots = [slotOn(1, '2026-12-01'), slotOn(2, '2026-12-02')]
  const html = drawn(<EventSlots event={eventOf('2025-06-01', '2027-12-31')} />)
  expect(html).toContain('2 turnos, sin reservas')
  expect(html).not.toContain(messages['admin.events.noSlots'])
})

test('who comes in most of a year can be moved to the day after', () => {
  const slot = slotOn(1, '2027-09-21')
  slots = [slot, slotOn(2, '2027-09-22')]
  const booking: AppointmentDetail = {
    ...{ id: 1, confirmed: true, hold_until: null, offered: false, people: 1, needs: [], school: '' },
    ...{ email: 'ana@example.org', first_name: 'Ana', last_name: 'Vidal', phone: '', comments: '' },
    ...{ start: slot.start, end: slot.end, cancelled_at: null, created_at: `${today}T12:00:00Z` },
    place: { id: 1, event: { ...slot.event, kind: 'exhibition', largest_party: 6, needs: [] } },
  }
  const html = drawn(<MoveDialog booking={booking} slot={slot} onClose={() => undefined} />)
  expect(html).toContain('22 de septiembre')
  expect(html).not.toContain('No hay otro turno')
})

test.each([
  ['of a month: all of it, and a week', '2026-11-01', '2026-11-30', '2026-11-01', '2026-12-07'],
  ['of years: half a year before today and after', '2025-06-01', '2027-12-31', '2026-05-25', '2027-05-25'],
  ['of years, to come: its first year', '2027-01-01', '2029-12-31', '2027-01-01', '2028-01-01'],
  ['of years, over: its last, and a week', '2020-01-01', '2024-12-31', '2024-01-08', '2025-01-07'],
])('the slots that are shown of an event %s', (_what, from, to, first, last) => {
  const window = slotWindow({ from, to }, today)
  expect(window).toEqual({ from: first, days: daysBetween(first, last) })
})
