import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { asSomebody } from '../testing/asSomebody.ts'
import { useMoveWorks } from './holds/useMoveWorks.tsx'
import { MovedSince, type Since } from './MovedSince.tsx'

/** What was asked, which is always answered yes. */
const asked = vi.hoisted((): unknown[] => [])
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLanguage: () => 'es',
}))
vi.mock('../frame/useQuestion.ts', () => ({
  useQuestion: () => ({
    asked: undefined,
    isOpen: false,
    answer: () => undefined,
    ask: async (what: unknown) => asked.push(what) > 0,
  }),
}))

/** What arrived at the server. */
const arrived: { after: unknown; despite: boolean; sales?: unknown; key: string | null }[] = []
/** The last line of work 3, and who bought it by that. */
let last = { id: 5, owner: 'Ana Primera' }
/** Whether its buyer lent it since, which says nothing of the sale. */
let isLent = false
/** Whether the work is held for somebody else. */
let isHeld = false
/** Whether the answer to what is written gets lost. */
let isLost = false

asSomebody()
beforeEach(() => {
  asked.length = 0
  arrived.length = 0
  last = { id: 5, owner: 'Ana Primera' }
  isHeld = false
  isLent = false
  isLost = false
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: { headers: Headers; body: string }) => {
    const { after, despite_holds: despite, despite_sales: sales, movement } = JSON.parse(body)
    const key = headers.get('idempotency-key')
    if (arrived.some((each) => each.key === key)) return refusal({ attempt: 'made' })
    if (after[3] !== last.id) return refusal({ moved: [movedWork(last)] })
    if (isLent && !sales?.includes(4)) return refusal({ moved: [lentWork] })
    if (isHeld && !despite) return refusal({ held: [heldWork] })
    arrived.push({ after, despite, sales, key })
    last = { id: last.id + 1, owner: movement.owner }
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ data: [last.id] })
  })
})

function refusal(body: object): Response {
  return Response.json({ message: 'No.', ...body }, { status: 409 })
}

const saleOf = ({ id, owner }: typeof last) => ({
  ...({ id, status: 'Vendida', owner, price: 24_400, currency: 'USD', date: '2026-11-24' } as const),
  ...({ address: '', purpose: '', due: null, consigned_until: null, contact: '' } as const),
})
/** Work 3, sold by the line of that id. */
const movedWork = (by: typeof last): Since['moved'][number] => ({
  ...{ id: 3, title_es: 'Patio', title_en: '', last_movement: saleOf(by), sale: saleOf(by) },
})
/** Work 3, lent since it was sold. */
const lentWork: Since['moved'][number] = {
  ...movedWork({ id: 4, owner: 'Ana Primera' }),
  last_movement: { ...saleOf({ id: 5, owner: '' }), status: 'Prestada', price: null, date: '2026-11-25' },
}
const heldWork = {
  id: 3,
  title_es: 'Patio',
  title_en: '',
  hold: { id: 7, client: 'Ana', from: '2026-11-24T18:00:00Z', until: '2026-11-25T18:00:00Z', waiting: 0 },
}
const sale = { status: 'Vendida', owner: 'Bruno Segundo', price: 24_400, currency: 'USD' } as const

const inSpanish = (children: React.ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="America/Argentina/Buenos_Aires" messages={{ ...kit, ...messages }}>
      {children}
    </IntlProvider>
  )

let move: ReturnType<typeof useMoveWorks>['move'] | undefined
function Form() {
  move = useMoveWorks().move
  return null
}

/** A form that moves works, opened anew. */
function opened() {
  inSpanish(<Form />)
  if (move === undefined) throw new Error('nothing was drawn')
  return move
}

test('what nobody else wrote on top of is not asked about', async () => {
  expect(await opened()([3], sale, { after: { 3: 5 } })).toEqual([6])
  expect(asked).toEqual([])
})

test('a work that somebody else sold meanwhile is sold on top of that once it is read', async () => {
  expect(await opened()([3], sale, { after: { 3: 4 } })).toEqual([6])
  expect(asked).toEqual([{ since: { moved: [movedWork({ id: 5, owner: 'Ana Primera' })], movement: sale } }])
  expect(arrived).toMatchObject([{ after: { 3: 5 }, despite: false }])
})

test('and where it is held too, one is asked after the other', async () => {
  isHeld = true
  await opened()([3], sale, { after: { 3: 4 } })
  expect(asked).toMatchObject([{ since: {} }, { held: [heldWork] }])
  expect(arrived).toMatchObject([{ after: { 3: 5 }, despite: true }])
})

test('a work whose last movement says nothing of its sale is sold on top of that once it is read', async () => {
  isLent = true
  expect(await opened()([3], sale, { after: { 3: 5 } })).toEqual([6])
  expect(asked).toEqual([{ since: { moved: [lentWork], movement: sale } }])
  expect(arrived).toMatchObject([{ after: { 3: 5 }, sales: [4] }])
})

test('a sale whose answer was lost is the same in a form that has seen its line, and nothing is asked', async () => {
  isLost = true
  await opened()([3], sale, { after: { 3: 4 } }).catch(() => undefined)
  await expect(opened()([3], sale, { after: { 3: 6 } })).rejects.toMatchObject({ status: 409 })
  expect(arrived).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

test('says to whom it was sold, and what somebody else wrote of what is not sold', () => {
  const text = (since: Since) => inSpanish(<MovedSince since={since} />).replace(/<[^>]*>/g, '')
  const sold = movedWork({ id: 5, owner: 'Ana Primera' })
  expect(text({ moved: [sold], movement: sale })).toMatch(
    /^Patio ya se vendió a Ana Primera el 24 \S+ 2026: USD\s24.400\. ?Si seguís/
  )
  expect(text({ moved: [movedWork({ id: 5, owner: '' })], movement: sale })).toMatch(/^Patio ya se vendió el/)
  expect(text({ moved: [lentWork], movement: sale }), 'wherever it is since').toMatch(
    /^Patio ya se vendió a Ana Primera el 24 \S+ 2026: USD\s24.400\. ?Si seguís/
  )
  const consigned = {
    ...sold,
    sale: null,
    last_movement: sold.last_movement && {
      ...sold.last_movement,
      status: 'En consignación' as const,
      price: 30_000,
    },
  }
  expect(text({ moved: [consigned], movement: sale })).toMatch(
    /^Patio ahora está así: En consignación, USD\s30.000\. ?El precio que anotás: USD\s24.400\./
  )
  expect(
    text({ moved: [{ ...sold, last_movement: null, sale: null }], movement: { status: 'Vendida' } })
  ).toMatch(/^El movimiento que viste de Patio se tachó\. ?Si seguís/)
})
