import type { UserRow } from '@gallery/contract'
import kit from '@gallery/ui/messages/admin/es'
import visitors from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useListAddress } from '../lists/useListAddress.ts'
import { useUserColumns } from './useUserColumns.tsx'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLoadedSite: () => ({ today: '2026-11-24', timeZone: 'UTC' }),
  useUser: () => undefined,
}))

const user: UserRow = {
  id: 7,
  email: 'martina@example.org',
  first_name: 'Martina',
  last_name: 'Sosa',
  display: 'Martina Sosa',
  phone: '',
  super: false,
  created_at: '2026-01-01T12:00:00Z',
  last_seen_at: null,
  sessions: 2,
  appointments: 5,
}

function Cell({ column }: { column: string }) {
  const columns = useUserColumns(async () => undefined, useListAddress())
  return columns.find(({ id }) => id === column)?.cell({ ...user, switching: undefined })
}

test.each([
  ['sessions', { sessions: '7' }],
  ['appointments', { bookings: '7' }],
])('what opens from the column of %s leaves the list on its page', (column, opened) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...visitors, ...kit, ...messages }}>
      <MemoryRouter initialEntries={['/es/admin/users?q=sosa&p=3']}>
        <Cell column={column} />
      </MemoryRouter>
    </IntlProvider>
  )
  const [, href = ''] = /href="([^"]*)"/.exec(html) ?? []
  const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://gallery.example')
  expect(pathname).toBe('/es/admin/users')
  expect(Object.fromEntries(searchParams)).toEqual({ q: 'sosa', p: '3', ...opened })
})
