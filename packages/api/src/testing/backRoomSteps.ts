import { roomPrices, roomSwitches } from '@gallery/contract'
import { asc, desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { messages } from '../tables/messages.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements } from '../tables/works.table.ts'
import { elsewhere, type TestClient } from './client.ts'
import { sampleWork } from './sampleWork.ts'
import type { TestApp } from './testApp.ts'

const hour = 60 * 60_000

/** Begins whatever no visitor may read, in every private field that there is. */
export const canary = 'canary'
const clients = [`${canary} Iribarne`, `${canary} Sosa`, `${canary} Larraya`] as const
const house = {
  address: `${canary} address`,
  contact: `${canary} contact`,
  contact_email: `${canary}@lender.example`,
}

/** What a price of these galleries looks like, however it is written. */
export const anyPrice = /9[.,]?130[.,]?\d{3}/

const which = fc.nat({ max: 9 })
const work = fc.nat({ max: 1 })
const client = fc.constantFrom(...clients)
const price = fc.integer({ min: 9_130_000, max: 9_130_999 })
const works = fc.subarray([0, 1], { minLength: 1 })
const prices = fc.constantFrom(...roomPrices)
const on = fc.boolean()

const step = <Name extends string, Fields>(
  weight: number,
  does: Name,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> }
) => ({ weight, arbitrary: fc.record(fields).map((values) => ({ does, ...values })) })

/** What gallerists and visitors do. `which` is one of what there is by then, if there is any. */
export const backRoomStep = fc.oneof(
  step(16, 'hold', {
    work,
    client,
    wait: fc.constantFrom(true, true, false),
    hours: fc.integer({ min: 1, max: 5 }),
    ends: on,
  }),
  step(4, 'giveUp', { work, which }),
  step(3, 'takeBack', { work, which }),
  step(4, 'prolong', { work, which, hours: fc.integer({ min: 1, max: 9 }) }),
  step(4, 'order', { work }),
  step(3, 'become', { work, which, sale: on }),
  step(1, 'sell', { work, client, price, despite_holds: on }),
  step(1, 'sellBoth', { client, despite_holds: on }),
  step(4, 'move', {
    work,
    client,
    price,
    status: fc.constantFrom('En consignación', 'Prestada', 'Devuelta'),
  }),
  step(3, 'strike', { work, which }),
  step(1, 'unstrike', { work, which }),
  step(2, 'bin', { work, back: fc.constantFrom(true, true, false) }),
  step(1, 'publish', { work, on }),
  step(1, 'tellReserved', { on }),
  step(2, 'room', { works, prices }),
  step(2, 'hang', { which, works, back: on }),
  step(3, 'show', { which, prices, shows: fc.subarray([...roomSwitches]), retake: on }),
  step(2, 'close', { which, on }),
  step(3, 'share', { which }),
  step(1, 'revoke', { which, back: on }),
  step(3, 'ask', { works, which }),
  step(1, 'answer', { works, which, paper: fc.constantFrom('sheets', 'priced', 'list') }),
  step(1, 'note', { which })
)
export type BackRoomStep = typeof backRoomStep extends fc.Arbitrary<infer One> ? One : never

/** Somebody with a link of their own to a room, and what only that link tells. */
export type Sharer = { id: number; room: number; link: string; email: string; words: string }
/** A room by its id and its own link. */
export type StepRoom = { id: number; link: string }

/** Two works, one of them hidden, two gallerists, a visitor, a room of both works. */
export async function openBackRoom(stage: TestApp) {
  await stage.reset()
  const people: TestClient[] = []
  for (const email of ['lucia@ochava.example', 'milagros@ochava.example']) {
    const person = stage.client()
    await person.signInAs({ super: true, email })
    people.push(person)
  }
  const [lucia] = people
  if (!lucia) throw new Error('Somebody opens the gallery')
  const made: { id: number; hash: string }[] = []
  for (const title_es of ['Umbral', 'Vértice']) {
    const form = sampleWork({ title_es, public: made.length === 0, notes: `${canary} notes` })
    made.push((await lucia.post('/api/works', form)).json().data)
  }
  for (const { id } of made) {
    const line = { status: 'En consignación', owner: clients[0], price: 9_130_500, ...house }
    const { movements: lines } = (await lucia.post(`/api/works/${id}/movements`, line)).json().data
    const words = { words: `${canary} condition` }
    await lucia.post(`/api/works/${id}/movements/${lines[0].id}/conditions`, words)
  }
  await lucia.patch('/api/options', { name: 'Ochava', mail: 'hola@ochava.example' })
  const rooms: StepRoom[] = []
  const sharers: Sharer[] = []
  const backRoom = {
    stage,
    people,
    lucia,
    visitor: stage.client(),
    works: made,
    rooms,
    sharers,
    asked: 0,
    shared: 0,
  }
  await take(backRoom, { does: 'room', works: [0, 1], prices: 'now' }, 0)
  await take(backRoom, { does: 'share', which: 0 }, 0)
  return backRoom
}
export type OpenBackRoom = Awaited<ReturnType<typeof openBackRoom>>

const oneOf = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % Math.max(1, values.length)]

/** Takes a step, of what there is for it; what there is not is asked for all the same. @returns what was answered */
export async function take(gallery: OpenBackRoom, one: BackRoomStep, turn: number) {
  const person = oneOf(gallery.people, turn) ?? gallery.lucia
  if ('work' in one) return onWork(gallery, person, one)
  if (one.does === 'sellBoth') {
    const movement = { status: 'Vendida', owner: one.client, ...house }
    const ids = gallery.works.map(({ id }) => id)
    return person.post('/api/works/movements', { ids, movement, despite_holds: one.despite_holds })
  }
  if (one.does === 'tellReserved') return person.patch('/api/options', { showReserved: one.on })
  if (one.does === 'answer' || one.does === 'note' || one.does === 'ask') return write(gallery, person, one)
  return inRoom(gallery, person, one)
}

async function onWork(
  { stage, works }: OpenBackRoom,
  person: TestClient,
  one: Extract<BackRoomStep, { work: number }>
) {
  const id = works[one.work]?.id ?? 0
  const url = `/api/works/${id}`
  const holds = await stage.db
    .select()
    .from(workHolds)
    .where(eq(workHolds.work_id, id))
    .orderBy(asc(workHolds.id))
  const lines = await stage.db
    .select({ id: movements.id })
    .from(movements)
    .where(eq(movements.work_id, id))
    .orderBy(desc(movements.id))
  const isOver = ({ ended_at, ends_at }: (typeof holds)[number]) =>
    ended_at !== null || ends_at <= stage.clock.now
  const meant = holds.filter((each) => isOver(each) === (one.does === 'takeBack'))
  const hold = 'which' in one ? (oneOf(meant, one.which)?.id ?? 1) : 1
  const line = 'which' in one ? (oneOf(lines, one.which)?.id ?? 1) : 1
  const until = 'hours' in one ? new Date(stage.clock.now.getTime() + one.hours * hour) : undefined
  switch (one.does) {
    case 'hold': {
      const { wait, hours } = one
      const whose = { client: one.client, contact: house.contact, note: `${canary} hold note` }
      return person.post(`${url}/holds`, { ...whose, wait, ...(one.ends ? { until } : { hours }) })
    }
    case 'giveUp':
      return person.delete(`${url}/holds/${hold}`)
    case 'takeBack':
      return person.post(`${url}/holds/${hold}/restore`)
    case 'prolong':
      return person.patch(`${url}/holds/${hold}`, { until })
    case 'order': {
      const now = stage.clock.now
      const waiting = holds.filter(({ starts_at, ended_at }) => starts_at > now && ended_at === null)
      return person.post(`${url}/holds/order`, { ids: waiting.map((each) => each.id).toReversed() })
    }
    case 'become': {
      const status = one.sale ? 'Vendida' : 'En consignación'
      return person.post(`${url}/holds/${hold}/movement`, { status, ...house })
    }
    case 'sell': {
      const { client: owner, price: paid, despite_holds } = one
      const sale = { status: 'Vendida', owner, price: paid, ...house }
      return person.post(`${url}/movements`, { ...sale, despite_holds })
    }
    case 'move': {
      const { client: owner, price: asked, status } = one
      return person.post(`${url}/movements`, { status, owner, price: asked, ...house })
    }
    case 'strike':
      return person.post('/api/works/movements/remove', { ids: [line], why: `${canary} why` })
    case 'unstrike':
      return person.post('/api/works/movements/restore', { ids: [line] })
    case 'bin':
      return one.back ? person.post(`${url}/restore`) : person.delete(url)
    case 'publish':
      return person.post('/api/works/publish', { ids: [id], public: one.on })
  }
}

async function inRoom(
  gallery: OpenBackRoom,
  person: TestClient,
  one: Extract<BackRoomStep, { does: 'room' | 'hang' | 'show' | 'close' | 'share' | 'revoke' }>
) {
  const { stage, works, rooms, sharers } = gallery
  if (one.does === 'room') {
    const hung = one.works.map((at) => works[at]?.id)
    const form = { title_es: 'Sala', works: hung, prices: one.prices, recipient: `${canary} recipient` }
    const answer = await person.post('/api/collections', form)
    if (answer.statusCode === 201) {
      const { id, link } = answer.json().data
      rooms.push({ id, link })
    }
    return answer
  }
  const room = oneOf(rooms, one.which)?.id ?? 0
  const url = `/api/collections/${room}`
  switch (one.does) {
    case 'hang': {
      const hung = one.back ? one.works.toReversed() : one.works
      return person.patch(url, { works: hung.map((at) => ({ id: works[at]?.id })) })
    }
    case 'show': {
      const shows = Object.fromEntries(roomSwitches.map((name) => [name, one.shows.includes(name)]))
      return person.patch(`${url}/showing`, { prices: one.prices, shows, retake: one.retake })
    }
    case 'close': {
      const open_until = one.on ? new Date(stage.clock.now.getTime() + 5 * hour).toISOString() : null
      return person.put(url, { public: false, recipient: `${canary} recipient`, open_until })
    }
    case 'share': {
      gallery.shared += 1
      const words = `words${gallery.shared}only`
      const email = `client${gallery.shared}@example.org`
      const form = { name: `Person ${words}`, email, note: `Note ${words}`, send: true }
      const answer = await person.post(`${url}/people`, form)
      if (answer.statusCode === 201) {
        const { id, link } = answer.json().data
        sharers.push({ id, room, link, email, words })
      }
      return answer
    }
    case 'revoke': {
      const sharer = oneOf(sharers, one.which)
      const theirs = `/api/collections/${sharer?.room}/people/${sharer?.id}`
      return one.back ? person.post(`${theirs}/restore`) : person.delete(theirs)
    }
  }
}

async function write(
  gallery: OpenBackRoom,
  person: TestClient,
  one: Extract<BackRoomStep, { does: 'ask' | 'answer' | 'note' }>
) {
  const { stage, visitor, works, rooms, sharers } = gallery
  if (one.does === 'ask') {
    gallery.asked += 1
    const room = oneOf([...rooms, ...sharers], one.which)?.link
    const form = {
      name: 'Martina Sosa',
      email: `asker${gallery.asked}@example.org`,
      subject: 'Consulta',
      message: '¿Están disponibles?',
      works: one.works.map((at) => works[at]?.hash).join(','),
      grecaptcha: 'answer',
    }
    return visitor.post('/contact', { ...form, room }, elsewhere())
  }
  const written = await stage.db.select({ id: messages.id }).from(messages).orderBy(asc(messages.id))
  const url = `/api/messages/${oneOf(written, one.which)?.id ?? 1}`
  if (one.does === 'note') {
    return person.post(`${url}/entries`, { kind: 'note', text: `${canary} for the house` })
  }
  return person.post(`${url}/answers`, {
    text: 'Hola, Martina: sí.',
    paper: one.paper,
    works: one.works.map((at) => works[at]?.id),
    room: oneOf(rooms, one.which)?.id ?? null,
    seen: 0,
    anyway: true,
  })
}
