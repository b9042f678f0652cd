import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { asSomebody } from '../../testing/asSomebody.ts'
import { useMoveWorks } from './useMoveWorks.tsx'

/** How often it was asked whether to sell what is held; the answer is always yes. */
let asked = 0
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLanguage: () => 'es',
}))
vi.mock('../../held/useHoldTimes.ts', () => ({ useHoldTimes: () => () => '' }))
vi.mock('../../frame/useQuestion.ts', () => ({
  useQuestion: () => ({
    asked: undefined,
    isOpen: false,
    answer: () => undefined,
    ask: async () => !!++asked,
  }),
}))

/** What arrived at the server: whether in spite of holds, and under which key. */
const arrived: { despite: boolean; key: string | null }[] = []
/** Whether Ana still holds the work: a sale that arrives ends that. */
let isHeld = true
/** The status of an answer to a sale that was made; 0: it is lost. */
let answered = 0

asSomebody()
beforeEach(() => {
  asked = 0
  arrived.length = 0
  isHeld = true
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: { headers: Headers; body: string }) => {
    const despite: boolean = JSON.parse(body).despite_holds
    if (isHeld && !despite) return Response.json({ message: 'Reservada.', held: [heldWork] }, { status: 409 })
    arrived.push({ despite, key: headers.get('idempotency-key') })
    isHeld = false
    if (answered === 0) throw new TypeError('Failed to fetch')
    return Response.json({ data: [9] }, { status: answered })
  })
})

/** Work 3, held for Ana. */
const heldWork = {
  id: 3,
  title_es: 'Patio',
  title_en: '',
  hold: { id: 7, client: 'Ana', from: '2026-11-24T18:00:00Z', until: '2026-11-25T18:00:00Z', waiting: 0 },
}

let move: ReturnType<typeof useMoveWorks>['move'] | undefined
function Form() {
  move = useMoveWorks().move
  return null
}
/** Sells work 3 in a form that was just opened. */
function sell(owner: string): Promise<unknown> | undefined {
  renderToStaticMarkup(<Form />)
  return move?.([3], { status: 'Vendida', owner, price: 1200 }).catch(() => undefined)
}

test.each([0, 502])(
  'a sale of what was held, sent again after its answer was lost (%i), is the same sale, and nothing is asked again',
  async (lost) => {
    answered = lost
    await sell('Martina Sosa')
    await sell('Martina Sosa')
    answered = 201
    await sell('Martina Sosa')
    const first = { despite: true, key: arrived[0]?.key }
    expect(arrived).toEqual([first, first, first])
    expect(asked).toBe(1)
  }
)

test('another sale of what is held is asked about again', async () => {
  answered = 0
  await sell('Martina Sosa')
  isHeld = true
  await sell('Hugo Paz')
  expect(asked).toBe(2)
})
