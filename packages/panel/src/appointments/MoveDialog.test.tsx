import type { AgendaSlot, AppointmentDetail } from '@gallery/contract'
import { type DialogProps, ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { MoveDialog } from './MoveDialog.tsx'
import { anAgendaSlot } from './sampleSlot.ts'

const agenda: { slots: AgendaSlot[] } = { slots: [] }
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: () => ({ data: { data: agenda.slots } }),
  useNow: () => new Date('2026-11-24T12:00:00Z'),
  useLoadedSite: () => ({ today: '2026-11-24', timeZone: 'UTC' }),
  useOpening: () => ({
    openDays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '', to: '' })),
    closures: [],
    holidays: [],
  }),
}))

// Dialogs are drawn in the browser only.
vi.mock('../frame/FormDialog.tsx', () => ({ FormDialog: ({ children }: DialogProps) => children }))

beforeEach(() => {
  agenda.slots = []
})

/** What can be chosen for a class of 25 from a slot at 15:00. */
function offered(slots: AgendaSlot[]): string[] {
  const slot = anAgendaSlot({ limit: 30, count: 25, start: '2026-11-24T15:00:00Z' })
  agenda.slots = [slot, ...slots]
  const booking: AppointmentDetail = {
    ...{ id: 1, confirmed: true, hold_until: null, offered: false, people: 25, needs: [], school: '' },
    ...{ email: 'ana@example.org', first_name: 'Ana', last_name: 'Vidal', phone: '', comments: '' },
    ...{ start: slot.start, end: slot.end, cancelled_at: null, created_at: '2026-11-01T12:00:00Z' },
    place: { id: slot.id, event: { ...slot.event, kind: 'exhibition', largest_party: 6, needs: [] } },
  }
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...kit, ...messages }}>
      <ToastProvider>
        <MoveDialog booking={booking} slot={slot} onClose={() => undefined} />
      </ToastProvider>
    </IntlProvider>
  )
  return [...html.matchAll(/<option[^>]*>([^<]*)/g)].flatMap(([, label = '']) => label)
}

const at = (id: number, time: string, changes: Partial<AgendaSlot>) =>
  anAgendaSlot({ id, start: `2026-11-25T${time}:00Z`, end: `2026-11-25T${time}:45Z`, ...changes })

test('slots that are too small are offered too, with how many of them fit', () => {
  const [, ...labels] = offered([
    at(2, '15:00', {}),
    at(3, '16:00', { limit: 40, count: 5 }),
    at(4, '17:00', { count: 12 }),
  ])
  expect(labels.map((label) => /\(.*\)/.exec(label)?.[0])).toEqual([
    '(entran 12)',
    '(quedan 35 lugares)',
    '(no queda lugar)',
  ])
})

test('none is offered where there is none', () => {
  expect(offered([])).toEqual([])
})
