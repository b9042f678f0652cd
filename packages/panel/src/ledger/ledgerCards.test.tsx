import type { LedgerLine, LedgerRow, Note } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import admin from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { DayPart } from './DayPart.tsx'
import { LinesPart } from './LinesPart.tsx'
import { NotesPart } from './NotesPart.tsx'

const work = {
  ...{ id: 3, hash: 'abc123def456', title_es: 'Patio', title_en: '', code: '', artist: null, img: null },
  ...{ year: null, year_text: '', date_words: null, technique: '', technique_en: '' },
  ...{ height: null, width: null, depth: null, size_text: '' },
}
const stands = {
  status: 'Prestada',
  purpose: '',
  ...{ owner: 'Familia Brandariz', address: 'Museo', contact: 'Dora Paz' },
  ...{ price: 12_000, currency: 'USD', due: '2026-09-01', consigned_until: null },
} as const
const by = {
  struck_at: null,
  struck_by: null,
  struck_why: '',
  created_at: '2026-03-01T12:00:00Z',
  created_by: null,
}
const line: LedgerLine = {
  ...stands,
  ...by,
  id: 4,
  work,
  date: '2026-03-01',
  contact_email: '',
  minded_by: null,
  sells: false,
  binned: false,
}
const framed: LedgerLine = { ...line, id: 5, work: { ...work, id: 9 }, status: 'Vendida', binned: true }
const row: LedgerRow = {
  ...stands,
  work,
  movement: 4,
  last: { id: 4, sold: false },
  since: '2026-03-01',
  at: 'out',
}
const note: Note = {
  kind: 'loan',
  ...{ id: 1, year: 2026, number: 7, date: '2026-03-01', until: '2026-09-01', works: [], terms: '' },
  ...{ party: 'Museo', address: '', contact: '', ...by },
}
const answers: Readonly<Record<string, object>> = {
  '/api/ledger/movements': { data: [line, framed], counts: { Prestada: 1, moved: 1 } },
  '/api/ledger/notes': { data: [note] },
  '/api/ledger': { data: [row], counts: { here: 0, out: 1, gone: 0, record: 0 }, totals: [], unvalued: 0 },
}

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: (key: string) => {
    const [path = ''] = key.split('?')
    return { data: { meta: { total: 1, last_page: 1 }, ...answers[path] }, failure: undefined }
  },
  useLoadedSite: () => ({ options: {}, timeZone: 'America/Argentina/Buenos_Aires', today: '2026-05-04' }),
}))

function htmlOf(part: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/es/admin/ledger']}>
      <IntlProvider locale="es" messages={{ ...kit, ...admin, ...messages }}>
        <ToastProvider>{part}</ToastProvider>
      </IntlProvider>
    </MemoryRouter>
  )
}

/** What a card of a row says, without what only wider windows show. */
function cardIn(part: ReactNode): string {
  const [, body = ''] = htmlOf(part).split('<tbody')
  const cells = body.split('<td').filter((cell) => /^[^>]*data-card=/.test(cell))
  return cells.join(' ').replace(/<[^>]+>/g, ' ')
}

test('on a phone a movement says its price, and until when', () => {
  const card = cardIn(<LinesPart />)
  expect(card).toMatch(/USD\s*12\.000/)
  expect(card).toContain('hasta el 1 sep')
})

test('a movement of a work in the bin says so, and leads there', () => {
  expect(cardIn(<LinesPart />)).toContain('En la papelera')
  const hrefs = [...htmlOf(<LinesPart />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toContain('/es/admin/bin?kind=work')
  expect(hrefs.filter((href) => href?.includes('works/9'))).toEqual([])
})

test('what happens to a sold work after its sale is no sale', () => {
  expect(cardIn(<LinesPart />)).toContain('Movimiento de obra vendida')
})

test('on a phone a work of a day says whose it was', () => {
  const card = cardIn(<DayPart />)
  expect(card).toMatch(/USD\s*12\.000/)
  expect(card).toContain('Familia Brandariz')
})

test('on a phone a note says until when', () => {
  expect(cardIn(<NotesPart />)).toContain('hasta el 1 sep')
})
