import { ToastProvider } from '@gallery/ui'
import admin from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { LedgerPage } from './LedgerPage.tsx'
import { LinesPart } from './LinesPart.tsx'

const read = vi.hoisted((): { keys: string[]; exported: unknown[] } => ({ keys: [], exported: [] }))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: (key: string) => {
    read.keys.push(key)
    const counts = { Vendida: 2, fair: 1 }
    return { data: { data: [], meta: { total: 2, last_page: 1 }, counts }, failure: undefined }
  },
  useLoadedSite: () => ({ options: {}, timeZone: 'America/Argentina/Buenos_Aires', today: '2026-05-04' }),
}))
vi.mock('../exports/ExportMenu.tsx', () => ({
  ExportMenu: (props: unknown) => {
    read.exported.push(props)
    return null
  },
}))
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useParams: () => ({ section: 'movements' }),
}))

const month = 'from=2026-05-01&to=2026-05-31&what=Vendida'

function shown(search: string, part = <LinesPart />): string {
  read.keys.length = 0
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/es/admin/ledger/movements?${search}`]}>
      <IntlProvider locale="es" messages={{ ...kit, ...admin, ...messages }}>
        <ToastProvider>{part}</ToastProvider>
      </IntlProvider>
    </MemoryRouter>
  )
}

test('what was sold this month is asked as the address says, and the chips say so', () => {
  const html = shown(month)
  expect(read.keys).toEqual(['/api/ledger/movements?from=2026-05-01&page=1&to=2026-05-31&what=Vendida'])
  const words = html.replace(/<[^>]+>/g, ' ')
  expect(words).toMatch(/Qué\W+Vendida/)
  expect(words).toMatch(/Fechas\W+Este mes/)
  expect(words).toContain('2 movimientos')
  expect(html).not.toContain('type="date"')
})

test('days that are no month and no year are written', () => {
  const html = shown('from=2026-05-02')
  expect(html).toMatch(/<input[^>]*name="from"[^>]*value="2026-05-02"/)
  expect(html).toContain('Otras fechas')
})

test('what is listed is what is taken out', () => {
  shown(`${month}&p=3`, <LedgerPage />)
  expect(read.exported).toEqual([{ kind: 'movements', list: `/api/ledger/movements?${month}` }])
})
