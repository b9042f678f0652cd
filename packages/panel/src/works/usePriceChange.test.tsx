import type { Movement, SettingRefusal } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { applySetting, reviewSetting } from './changing/settingWrites.ts'
import { usePriceChange } from './usePriceChange.tsx'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLanguage: () => 'es',
}))
vi.mock('../frame/useRefresh.ts', () => ({ useRefresh: () => async () => undefined }))
vi.mock('../undo/useUndo.tsx', () => ({ useUndo: () => ({ offer: () => undefined }) }))
vi.mock('./changing/settingWrites.ts', () => ({
  applySetting: vi.fn(),
  reviewSetting: vi.fn(),
  undoSetting: vi.fn(),
}))
beforeEach(() => vi.resetAllMocks())

const state = {
  price: 1234.5,
  currency: 'USD',
  status: 'En consignación',
  owner: '',
  address: '',
  public: false,
  series: '',
  rights: '',
} as const
const work = { id: 3, title_es: 'Patio', title_en: '' }
const last: Movement = {
  ...{ id: 5, status: 'En consignación', owner: '', price: 1234.5, currency: 'USD', address: '' },
  ...{ date: '2026-01-01', purpose: '', due: null, consigned_until: null, contact: '', contact_email: '' },
  ...{ minded_by: null, created_at: '2026-01-01T12:00:00Z', created_by: null },
  ...{ struck_at: null, struck_by: null, struck_why: '' },
}

let change: ((written: string) => Promise<string | undefined>) | undefined
function Work() {
  change = usePriceChange({ ...work, last_movement: last })
  return null
}

/** Writes a price where 1.234,50 stands, and says what is told. */
function write(written: string): Promise<string | undefined> {
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <ToastProvider>
        <Work />
      </ToastProvider>
    </IntlProvider>
  )
  if (change === undefined) throw new Error('nothing was drawn')
  return change(written)
}

/** The server leaves the work as it is, and says why when it is asked. */
function staysFor(refusal: SettingRefusal): void {
  vi.mocked(applySetting).mockResolvedValue({ count: 0, movements: [], works: [] })
  const times = { year: 1950, year_text: '', date_words: null, updated_at: '2026-01-01T12:00:00Z' }
  const row = { ...work, ...times, artist: null, img: null, before: state, after: null, refusal }
  vi.mocked(reviewSetting).mockResolvedValue({ data: [row], rooms: 0 })
}

test('the price that stands, written otherwise, is no change and says nothing', async () => {
  expect(await write('1,234.50')).toBeUndefined()
  expect(await write('1234,5')).toBeUndefined()
  expect(applySetting).not.toHaveBeenCalled()
})

test('what may be thousands or not is refused in words', async () => {
  expect(await write('1234,500')).toBe('Escribí un número, como 12.500 o 12.500,50.')
  expect(applySetting).not.toHaveBeenCalled()
})

test('a work that stays as it is says why, and nothing where somebody gave it that price meanwhile', async () => {
  staysFor('same')
  expect(await write('2.000')).toBeUndefined()
  staysFor('sold')
  expect(await write('2.000')).toBe('Está vendida. Lo que se acordó queda como fue.')
})
