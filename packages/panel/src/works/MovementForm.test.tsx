import type { WorkStatus } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { MovementForm } from './MovementForm.tsx'
import type { LastMovement } from './nextMovement.ts'

const line = vi.hoisted((): { of: object[] } => ({ of: [] }))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useGet: (key: string) => ({
    data: { data: key === '/api/works/3/holds' ? line.of : [] },
    failure: undefined,
  }),
  useLoadedSite: () => ({ options: {}, timeZone: 'America/Argentina/Buenos_Aires', today: '2026-05-04' }),
}))

beforeEach(() => {
  line.of = []
})

/** The form of a work in consignment, or that stands otherwise. */
function formFrom(status: WorkStatus, of: object[] = [], stands: Partial<LastMovement> = {}): string {
  line.of = of
  return renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <ToastProvider>
        <MovementForm
          work={3}
          start={status}
          focus="price"
          last={{
            id: 9,
            status: 'En consignación',
            owner: 'Familia Brandariz',
            price: 38_000,
            currency: 'USD',
            sold: false,
            ...stands,
          }}
          onDone={() => undefined}
          onCancel={() => undefined}
        />
      </ToastProvider>
    </IntlProvider>
  )
}

const fieldIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

/** What the form asks for as its owner, or buyer, and what stands there. */
function ownerIn(status: WorkStatus, of?: object[], stands?: Partial<LastMovement>) {
  const html = formFrom(status, of, stands)
  const field = fieldIn(html, 'owner')
  const id = /\bid="([^"]*)"/.exec(field)?.[1] ?? ''
  const label = new RegExp(`<label[^>]*for="${id}"[^>]*>(?:<[^>]*>)*([^<]*)`).exec(html)?.[1]?.trim()
  return { label, value: /\bvalue="([^"]*)"/.exec(field)?.[1] }
}

test('a work that is lent stays whose it was, and one that is sold asks for its buyer', () => {
  expect(ownerIn('Prestada')).toEqual({ label: 'Propietario', value: 'Familia Brandariz' })
  expect(ownerIn('Vendida')).toEqual({ label: 'Comprador', value: '' })
})

test('a work that its buyer lent is theirs, wherever it goes on', () => {
  const lent = { status: 'Prestada', owner: 'Ana Primera', sold: true } as const
  expect(ownerIn('Vendida', [], lent)).toEqual({ label: 'Comprador', value: 'Ana Primera' })
})

test('who has the work held is its buyer, and who waits behind is not', () => {
  const holds = [
    { client: 'Martina Sosa', state: 'holding' },
    { client: 'Estudio Larraya', state: 'waiting' },
  ]
  expect(ownerIn('Vendida', holds)).toEqual({ label: 'Comprador', value: 'Martina Sosa' })
  expect(ownerIn('Vendida', holds.slice(1))).toEqual({ label: 'Comprador', value: '' })
  expect(ownerIn('En consignación', holds)).toEqual({ label: 'Propietario', value: 'Familia Brandariz' })
})

test('a sale begins at the price that was asked, where Enter sends it as it is', () => {
  const price = fieldIn(formFrom('Vendida'), 'price')
  expect(price).toContain('value="38000"')
  expect(price).toContain('autofocus')
})
