import type { BinRow } from '@gallery/contract'
import { DataTable } from '@gallery/ui/admin'
import admin from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useBinColumns } from './useBinColumns.tsx'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLoadedSite: () => ({ options: {}, timeZone: 'America/Argentina/Buenos_Aires', today: '2026-05-04' }),
}))

const row: BinRow = {
  ...{ kind: 'work', id: 7, label_es: 'Vereda', label_en: '', owner: null, deleted_by: null },
  ...{ deleted_at: '2026-05-01T12:00:00Z', days_left: 27 },
}

function Bin({ rows }: { rows: readonly BinRow[] }) {
  const columns = useBinColumns(() => {})
  return (
    <DataTable label="" rows={rows} columns={columns} rowId={({ id }) => id} rowLabel={() => ''} empty="" />
  )
}

function shown(rows: readonly BinRow[]): string {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/es/admin/bin']}>
      <IntlProvider locale="es" messages={{ ...kit, ...admin, ...messages }}>
        <Bin rows={rows} />
      </IntlProvider>
    </MemoryRouter>
  )
  return html.replace(/<[^>]+>/g, ' ')
}

test('a record says how long it stays, and a work that was sold why it does', () => {
  expect(shown([row])).toContain('27 días')
  const sold = shown([{ ...row, days_left: null }])
  expect(sold).toContain('se queda: se vendió, y su venta está en el libro')
  expect(sold).not.toContain('día')
})
