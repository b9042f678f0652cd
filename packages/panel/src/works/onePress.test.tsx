import type { WorkRow } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { moveHold } from './holds/holdWrites.ts'
import { useHoldActions } from './holds/useHoldActions.tsx'
import { useWorkRows } from './useWorkRows.ts'
import { moveWorks } from './workWrites.ts'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLanguage: () => 'es',
}))
vi.mock('../frame/useRefresh.ts', () => ({ useRefresh: () => async () => undefined }))
vi.mock('../undo/useUndo.tsx', () => ({ useUndo: () => ({ offer: () => undefined }) }))
vi.mock('./workWrites.ts', async (original) => ({
  ...(await original<typeof import('./workWrites.ts')>()),
  moveWorks: vi.fn(async () => [10]),
}))
vi.mock('./holds/holdWrites.ts', () => ({ moveHold: vi.fn(async () => []) }))

let rows: ReturnType<typeof useWorkRows> | undefined
let holds: ReturnType<typeof useHoldActions> | undefined
/** A list of works, with what is done to a hold of the first. */
function List() {
  rows = useWorkRows([row])
  holds = useHoldActions(row.id)
  return null
}
function drawn() {
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <ToastProvider>
        <List />
      </ToastProvider>
    </IntlProvider>
  )
  if (rows === undefined || holds === undefined) throw new Error('nothing was drawn')
  return { rows, holds }
}

/** A work as a list that was read a while ago shows it. */
const row: WorkRow = {
  ...{ id: 65, hash: 'abc', title_es: 'Patio', title_en: '', year: 1950, year_text: '', date_words: null },
  ...{
    artist: null,
    img: null,
    code: 'A',
    public: true,
    sold: false,
    hold: null,
    updated_at: '2026-11-24T12:00:00Z',
  },
  ...{ technique: '', technique_en: '', height: null, width: null, depth: null, size_text: '' },
  last_movement: {
    ...{ id: 9, status: 'En consignación', owner: 'Familia Brandariz', price: 24_400, currency: 'USD' },
    ...{ address: '', date: '2026-11-24', purpose: '', due: null, consigned_until: null, contact: '' },
  },
}

test('a state that is pressed says nothing of the price that the list shows, only which line it has seen', async () => {
  drawn().rows.move(row, 'Prestada')
  await vi.waitFor(() => expect(moveWorks).toHaveBeenCalled())
  expect(vi.mocked(moveWorks).mock.lastCall).toEqual([[65], { status: 'Prestada' }, { after: { 65: 9 } }])
})

test('and while one is being saved, no other is sent: nothing is known yet of what it would come after', async () => {
  vi.mocked(moveWorks).mockClear()
  drawn().rows.move({ ...row, saving: 'status' }, 'Vendida')
  await Promise.resolve()
  expect(moveWorks).not.toHaveBeenCalled()
})

test('a first state comes after none', async () => {
  drawn().rows.move({ ...row, last_movement: null }, 'Vendida')
  await vi.waitFor(() => expect(moveWorks).toHaveBeenCalled())
  expect(vi.mocked(moveWorks).mock.lastCall).toEqual([[65], { status: 'Vendida' }, { after: { 65: null } }])
})

test('a hold that is consigned says whose the work is, and no price', async () => {
  const hold = { id: 7, client: 'Martina Sosa', contact: '', note: '', hours: null, remind: true }
  const when = {
    from: '2026-11-23T18:00:00Z',
    until: '2026-11-25T18:00:00Z',
    created_at: '2026-11-23T18:00:00Z',
  }
  const over = { created_by: null, end: null, ended_at: null, ended_by: null }
  await drawn().holds.consign({ ...hold, ...when, ...over, state: 'holding' })
  expect(vi.mocked(moveHold).mock.lastCall).toEqual([
    65,
    7,
    { status: 'En consignación', owner: 'Martina Sosa' },
  ])
})
