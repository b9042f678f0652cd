import { pageOwner, send } from '@gallery/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { asSomebody } from '../testing/asSomebody.ts'
import { addCondition } from '../works/conditionWrites.ts'

/** What the server was told of each write. */
const keys: (string | null)[] = []
const note = { kind: 'loan', works: [3], party: 'Museo de la Ribera' } as const
const write = (form: Parameters<typeof send<'POST /api/ledger/notes'>>[2] = note) =>
  send('POST /api/ledger/notes', {}, form).catch(() => undefined)

asSomebody()
beforeEach(() => {
  keys.length = 0
  answering(201)
})

/** The server answers so; 0: the connection breaks, `'half'`: in the middle of the answer. */
function answering(status: number | 'half', body: object = { data: {} }) {
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'))
    if (status === 0) throw new TypeError('Failed to fetch')
    if (status !== 'half') return Response.json(body, { status })
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    return new Response(broken, { status: 201 })
  })
}

/** A call with a file, which breaks off. */
class XhrWithoutAnswer {
  upload = { addEventListener: () => undefined }
  #broken = () => {}
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') keys.push(value)
  }
  addEventListener(name: string, heard: () => void) {
    if (name === 'error') this.#broken = heard
  }
  send() {
    this.#broken()
  }
}

test.each([
  ['the connection broke', 0],
  ['it broke in the middle of the answer', 'half'],
  ['what stands before the server got no answer', 504],
] as const)('made again after %s, a write is known by its key', async (_how, lost) => {
  answering(lost)
  await write()
  await write()
  answering(201)
  await write()
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  await write()
  expect(keys[3], 'what was answered is over').not.toBe(keys[0])
})

test('another form, and the same one after a while, is another attempt', async () => {
  answering(0)
  await write()
  await write({ ...note, party: 'Otro museo' })
  vi.advanceTimersByTime(10 * 60_000)
  await write()
  expect(new Set(keys).size).toBe(3)
})

/** What the server says of what was sent before. */
const refused = (attempt: 'made' | 'begun' | 'over') => ({ message: 'Fijate en la lista.', attempt })

test.each(['made', 'over'] as const)(
  'who was told to look first (%s), and sends it all the same, means it',
  async (state) => {
    answering(0)
    await write()
    answering(409, refused(state))
    await write()
    answering(201)
    await write()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  }
)

test('what is still being saved keeps its key, until ten minutes after its answer was lost', async () => {
  answering(0)
  await write()
  answering(409, refused('begun'))
  await write()
  vi.advanceTimersByTime(6 * 60_000)
  await write()
  vi.advanceTimersByTime(5 * 60_000)
  await write()
  expect(keys).toEqual([keys[0], keys[0], keys[0], expect.not.stringContaining(keys[0] ?? '')])
})

test('a file that is sent again with the same fields is known by its key', async () => {
  const picture = () => new File(['xyz'], 'angulo.jpg', { lastModified: 1 })
  vi.stubGlobal('XMLHttpRequest', XhrWithoutAnswer)
  const show = (words: string) => addCondition({ work: 3, movement: 4 }, { words, picture: picture() })
  for (const words of ['Rayada', 'Rayada', 'Rayada y sucia']) await show(words).catch(() => undefined)
  expect(keys).toEqual([expect.any(String), keys[0], expect.not.stringContaining(keys[0] ?? '')])
})

test('changes, deletions and what visitors write carry none', async () => {
  await send('PATCH /api/works/:id', { id: 3 }, { title_es: 'Patio' })
  await send('DELETE /api/works/:id', { id: 3 })
  pageOwner.id = undefined
  await write()
  expect(keys).toEqual([null, null, null])
})
