import type { AgendaSlot, AppointmentDetail, WorkRow } from '@gallery/contract'
import { type DialogProps, ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/admin/es'
import visitors from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { MoveDialog } from './appointments/MoveDialog.tsx'
import { WorkQuestions } from './asked/WorkQuestions.tsx'
import { ShareRoomDialog } from './collections/ShareRoomDialog.tsx'
import messages from './language/es.json' with { type: 'json' }
import { HoldPanel } from './works/holds/HoldPanel.tsx'

vi.mock('@gallery/client', async (original) => {
  const client = await original<typeof import('@gallery/client')>()
  return {
    ...client,
    useGet: () => ({ data: undefined, failure: new client.Failure(503, 'No.') }),
    useLoadedSite: () => ({ today: '2026-11-24', timeZone: 'UTC' }),
    useOpening: () => ({ openDays: [], closures: [], holidays: [] }),
  }
})

// Dialogs are drawn in the browser only.
vi.mock('./frame/FormDialog.tsx', () => ({
  FormDialog: ({ description, children }: DialogProps) => (
    <>
      {description}
      {children}
    </>
  ),
}))

const work: WorkRow = {
  id: 3,
  hash: 'abc123def456',
  title_es: 'Patio',
  title_en: '',
  year: 1950,
  year_text: '',
  date_words: null,
  technique: '',
  technique_en: '',
  height: null,
  width: null,
  depth: null,
  size_text: '',
  artist: null,
  img: null,
  code: '',
  public: true,
  last_movement: null,
  sold: false,
  hold: null,
  updated_at: '2025-01-01T12:00:00Z',
}
const event = { id: 3, title_es: 'La línea', title_en: 'The line', place: 'Sala 1', color: 'red' } as const
const [start, end] = ['2026-11-24T18:00:00Z', '2026-11-24T18:45:00Z']
const slot: AgendaSlot = {
  id: 12,
  event_id: 3,
  start,
  end,
  label_es: '',
  label_en: '',
  limit: 15,
  unavailable: false,
  groups: false,
  open_anyway: false,
  count: 1,
  event,
  bookings: 1,
  unconfirmed: 0,
  unconfirmed_people: 0,
  waiting: 0,
  names: ['M. Sosa'],
}
const booking: AppointmentDetail = {
  id: 1,
  confirmed: true,
  hold_until: null,
  offered: false,
  people: 1,
  needs: [],
  school: '',
  start,
  end,
  place: { id: 12, event: { ...event, kind: 'exhibition', largest_party: 6, needs: [] } },
  email: 'martina@example.org',
  first_name: 'Martina',
  last_name: 'Sosa',
  phone: '',
  comments: '',
  cancelled_at: null,
  created_at: start,
}
const nothing = () => undefined

test.each<[string, ReactNode]>([
  ['who holds a work', <HoldPanel key="" work={work} onClose={nothing} />],
  ['the questions about a work', <WorkQuestions key="" id={3} />],
  [
    'the works that are to be shared',
    <ShareRoomDialog key="" collectionId={3} open onOpenChange={nothing} />,
  ],
  ['where somebody could be moved', <MoveDialog key="" booking={booking} slot={slot} onClose={nothing} />],
])('that %s could not be read is said, and asked again by a button', (_what, part) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...visitors, ...kit, ...messages }}>
      <MemoryRouter>
        <ToastProvider>{part}</ToastProvider>
      </MemoryRouter>
    </IntlProvider>
  )
  expect(html).toContain('No se pudo leer')
  expect(html).toMatch(/<button[^>]*>.*Probar otra vez/)
  expect(html).not.toContain(messages['admin.loading'])
})
