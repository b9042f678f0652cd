import type { Movement } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import admin from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { WorkHolds } from './holds/WorkHolds.tsx'
import { useWorkMenu } from './useWorkMenu.ts'
import type { ShownWork } from './useWorkRows.ts'
import { WorkPrice } from './WorkPrice.tsx'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLanguage: () => 'es',
  useNow: () => new Date('2026-11-25T12:00:00Z'),
  useReread: () => async () => undefined,
}))
vi.mock('../frame/useFocusAfter.ts', () => ({ useFocusAfter: () => undefined }))
vi.mock('../frame/useRefresh.ts', () => ({ useRefresh: () => async () => undefined }))
vi.mock('../undo/useUndo.tsx', () => ({ useUndo: () => ({ offer: () => undefined }) }))
vi.mock('../collections/useCopyLink.ts', () => ({ useCopyLink: () => async () => undefined }))
vi.mock('./holds/useHoldActions.tsx', () => ({ useHoldActions: () => ({}) }))
vi.mock('./useDeleteWorks.tsx', () => ({ useDeleteWorks: () => async () => true }))
vi.mock('./useDuplicateWork.ts', () => ({ useDuplicateWork: () => async () => undefined }))

const lent: Movement = {
  ...{ id: 5, status: 'Prestada', owner: 'Ana Primera', price: 24_400, currency: 'USD', address: '' },
  ...{ date: '2026-11-24', purpose: '', due: null, consigned_until: null, contact: '', contact_email: '' },
  ...{ minded_by: null, created_at: '2026-11-24T12:00:00Z', created_by: null },
  ...{ struck_at: null, struck_by: null, struck_why: '' },
}
const row: ShownWork = {
  ...{ id: 3, hash: 'abc', title_es: 'Patio', title_en: '', year: 1950, year_text: '', date_words: null },
  ...{ artist: null, img: null, code: 'A', public: false, hold: null, updated_at: '2026-11-24T12:00:00Z' },
  ...{ technique: '', technique_en: '', height: null, width: null, depth: null, size_text: '' },
  ...{ last_movement: lent, sold: false },
}
/** A work that is lent, by its buyer or by whoever has it sold, as its screen has it. */
const detail = (sold: boolean) => ({
  ...row,
  ...{ movements: [{ ...lent, conditions: [] }], last_movement: lent, sold },
})

const drawn = (children: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...admin, ...messages }}>
      <ToastProvider>{children}</ToastProvider>
    </IntlProvider>
  )

const none = () => undefined
let itemsOf: ReturnType<typeof useWorkMenu> | undefined
function Menu() {
  itemsOf = useWorkMenu({ hrefOf: () => '', move: none, onDetails: none, onHold: none, onGone: none })
  return null
}
/** What the menu of a row of the list offers. */
function offered(work: ShownWork): string[] {
  drawn(<Menu />)
  return (itemsOf?.(work) ?? []).flatMap((item) => (item.kind === 'divider' ? [] : [item.label]))
}

test('what is sold is not offered to be held, wherever it is since', () => {
  const text = (sold: boolean) => drawn(<WorkHolds work={detail(sold)} line={[]} />)
  expect(text(false)).toContain('Reservar')
  expect(text(true)).not.toMatch(/reserva/i)
  expect(offered(row)).toContain('Reservar')
  expect(offered({ ...row, sold: true })).not.toContain('Reservar')
})

test('what was paid for it is not changed where it stands', () => {
  const price = (sold: boolean) =>
    drawn(<WorkPrice work={detail(sold)} onDetails={() => undefined} busy={false} />)
  expect(price(true)).toContain('>Cambiar<')
  expect(price(false)).not.toContain('>Cambiar<')
})

test('while a state is saved no other is offered, nor the form, which would come after one that nobody knows yet', () => {
  const saving = offered({ ...row, saving: 'status' })
  expect(offered(row).filter((label) => !saving.includes(label))).toEqual([
    'Estado',
    'Con precio, propietario o ubicación…',
  ])
})
