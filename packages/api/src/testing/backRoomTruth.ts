import { asc, gt } from 'drizzle-orm'
import { expect } from 'vitest'
import { collections } from '../tables/collections.table.ts'
import { mails } from '../tables/mails.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements, works } from '../tables/works.table.ts'
import {
  anyPrice,
  type BackRoomStep,
  canary,
  type OpenBackRoom,
  type Sharer,
  type StepRoom,
} from './backRoomSteps.ts'
import { readPdf } from './readPdf.ts'

const hour = 60 * 60_000

/** All that the checks read, at this moment. */
export async function readRows({ stage: { db, clock } }: OpenBackRoom) {
  return {
    now: clock.now,
    works: await db.select().from(works),
    holds: await db.select().from(workHolds),
    ledger: await db.select().from(movements).orderBy(movements.date, movements.id),
    rooms: await db.select().from(collections),
    people: await db.select().from(roomPeople),
  }
}
export type BackRoomRows = Awaited<ReturnType<typeof readRows>>

/** Who stands in the line of a work, in order. */
function lineOf(work: number, { holds, now }: BackRoomRows): number[] {
  return holds
    .filter(({ work_id, ended_at, ends_at }) => work_id === work && ended_at === null && ends_at > now)
    .toSorted((one, other) => +one.starts_at - +other.starts_at || one.id - other.id)
    .map(({ id }) => id)
}

/** Steps by which a line may come into another order: somebody decides so, or takes back that a hold was over. */
const reordering: readonly BackRoomStep['does'][] = ['order', 'takeBack', 'strike', 'unstrike']

/** Whoever waited and still does is where they were, and whoever came since stands behind. */
export function expectOrder(before: BackRoomRows, rows: BackRoomRows, steps: readonly BackRoomStep[]): void {
  if (steps.some(({ does }) => reordering.includes(does))) return
  for (const { id } of rows.works) {
    const line = lineOf(id, rows)
    const stayed = lineOf(id, before).filter((hold) => line.includes(hold))
    expect(line.slice(0, stayed.length), `the line of work ${id} keeps its order`).toEqual(stayed)
  }
}

/** At this moment and at those to come: who has each work, and whether it is sold. */
export function expectOneHolder({ now, works: made, holds, ledger }: BackRoomRows): void {
  for (const { id } of made) {
    const line = holds.filter(({ work_id, ended_at }) => work_id === id && ended_at === null)
    for (const ahead of [0, 1, 2, 3, 5, 8, 13]) {
      const at = new Date(now.getTime() + ahead * hour)
      const have = line.filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at)
      expect(have.length, `who has work ${id} in ${ahead} hours`).toBeLessThanOrEqual(1)
      const waits = line.some(({ starts_at, ends_at }) => starts_at > at && ends_at > starts_at)
      if (waits) expect(have, `nobody waits for a work that is free, in ${ahead} hours`).toHaveLength(1)
    }
    const lines = ledger.filter(({ work_id, struck_at }) => work_id === id && struck_at === null)
    const open = line.filter(({ ends_at }) => ends_at > now)
    if (isSoldBy(lines)) expect(open, `what is sold is nobody's to hold`).toEqual([])
  }
}

/** Whether a work is given back by the last of the lines that count: what was lent and is returned, once or more, is home. */
function isGivenBack(lines: readonly { status: string }[]): boolean {
  const told = lines.filter(({ status }) => status !== 'Devuelta')
  return lines.at(-1)?.status === 'Devuelta' && told.at(-1)?.status !== 'Prestada'
}

/** Whether a work is sold by the lines that count: since its last sale nobody consigned it, or was given it back. */
function isSoldBy(lines: readonly { status: string }[]): boolean {
  const settled = lines.filter(
    ({ status }, at) => ['Vendida', 'En consignación'].includes(status) || isGivenBack(lines.slice(0, at + 1))
  )
  return settled.at(-1)?.status === 'Vendida'
}

/** How a work stands, by the simplest reading of its rows there is, and what it costs where it is to be had. */
function standsIn({ now, works: made, holds, ledger }: BackRoomRows, id: number) {
  const lines = ledger.filter(({ work_id, struck_at }) => work_id === id && struck_at === null)
  const last = lines.at(-1)
  const isHeld = holds.some(
    ({ work_id, starts_at, ends_at, ended_at }) =>
      work_id === id && ended_at === null && starts_at <= now && now < ends_at
  )
  const state = (): string => {
    if (made.find((work) => work.id === id)?.deleted_at) return 'gone'
    if (isGivenBack(lines)) return 'gone'
    if (isSoldBy(lines)) return 'sold'
    if (isHeld) return 'reserved'
    if (last?.status === 'En consignación') return 'consigned'
    return last?.status === 'Prestada' ? 'lent' : 'free'
  }
  const stands = state()
  return { state: stands, price: stands === 'gone' || stands === 'sold' ? null : (last?.price ?? null) }
}

/** Nothing of what only the gallery may know, and nothing that was written to somebody else. */
function expectNothingPrivate(text: string, sharers: readonly Sharer[], who: string, own?: Sharer): void {
  expect(text, who).not.toContain(canary)
  for (const sharer of sharers) {
    if (sharer === own) continue
    for (const secret of [sharer.words, sharer.email, sharer.link]) expect(text, who).not.toContain(secret)
  }
}

/** What a link of a room opens: the truth of each work and nothing private, or nothing at all. */
async function expectRoom(
  gallery: OpenBackRoom,
  rows: BackRoomRows,
  room: StepRoom,
  own: Sharer | undefined
): Promise<void> {
  const { visitor, sharers } = gallery
  const link = own?.link ?? room.link
  const row = rows.rooms.find(({ id }) => id === room.id)
  const person = rows.people.find(({ id }) => id === own?.id)
  const isOpen = row?.open_until === null || (row?.open_until ?? 0) > rows.now
  const { statusCode, body } = await visitor.get(`/api/share/collection/${link}`)
  if (!isOpen || person?.revoked_at) {
    expect(statusCode, 'a link that is over opens nothing').toBe(404)
    return
  }
  const who = own ? `the link of ${own.words}` : 'the link of the room'
  expectNothingPrivate(body, sharers, who, own)
  if (own) expect(body, who).not.toContain(room.link)
  if (row?.prices === 'none') expect(body, who).not.toMatch(anyPrice)
  for (const { id, room: told } of JSON.parse(body).data.works) {
    const stands = standsIn(rows, id)
    const tells = row?.show_state || stands.state === 'gone'
    expect(told.state, `${who}, work ${id}`).toBe(tells ? stands.state : null)
    if (row?.prices === 'now') expect(told.price?.amount ?? null, who).toBe(stands.price)
    const page = await visitor.get(`/api/works/${id}/${link}`)
    expect(page.statusCode, who).toBe(stands.state === 'gone' ? 404 : 200)
    expectNothingPrivate(page.body, sharers, who, own)
    if (page.statusCode === 200) expect(page.json().data.room.state, who).toBe(told.state)
  }
}

/** What everybody may ask: no price and nothing private, and a hidden work is not there. */
async function expectPublic(
  { visitor, sharers }: OpenBackRoom,
  { works: made }: BackRoomRows
): Promise<void> {
  for (const { id, public: isPublic, deleted_at } of made) {
    const { statusCode } = await visitor.get(`/api/works/${id}`)
    expect(statusCode).toBe(isPublic && !deleted_at ? 200 : 404)
  }
  for (const address of [...made.map(({ id }) => `/api/works/${id}`), '/api/works', '/api/collections']) {
    const { body } = await visitor.get(address)
    expectNothingPrivate(body, sharers, address)
    expect(body, address).not.toMatch(anyPrice)
  }
}

/** What visitors and guests see at this moment, by every link there is or by one. */
export async function expectTruth(gallery: OpenBackRoom, rows: BackRoomRows, only?: number): Promise<void> {
  const links = [
    ...gallery.rooms.map((room) => ({ room, own: undefined })),
    ...gallery.sharers.flatMap((own) => {
      const room = gallery.rooms.find(({ id }) => id === own.room)
      return room ? [{ room, own }] : []
    }),
  ]
  const looked = only === undefined ? links : [links[only % links.length]]
  for (const link of looked) if (link) await expectRoom(gallery, rows, link.room, link.own)
  await expectPublic(gallery, rows)
}

/** What left the house for whoever is not of it since a mail: nothing private, prices only in papers that have them. @returns the last */
export async function expectQuietMails({ stage, sharers }: OpenBackRoom, since: number): Promise<number> {
  const sent = await stage.db.select().from(mails).where(gt(mails.id, since)).orderBy(asc(mails.id))
  for (const { to, subject, html, text, attachments } of sent) {
    if (to.endsWith('@ochava.example')) continue
    const own = sharers.find(({ email }) => email === to)
    expectNothingPrivate(`${subject} ${html} ${text}`, sharers, `a mail to ${to}`, own)
    expect(`${html} ${text}`).not.toMatch(anyPrice)
    for (const { content, encoding } of attachments) {
      if (encoding !== 'base64') continue
      const pdf = await readPdf(Buffer.from(content, 'base64'))
      expectNothingPrivate(pdf.pages.join(' '), sharers, `what hangs on a mail to ${to}`)
    }
  }
  return sent.at(-1)?.id ?? since
}

/** The papers of each room, which are handed over: nothing private, and no price on a label. */
export async function expectQuietPapers({ lucia, rooms, sharers }: OpenBackRoom): Promise<void> {
  for (const { id } of rooms) {
    for (const name of ['price-list', 'labels']) {
      const answer = await lucia.get(`/api/paper/${name}.pdf?collection=${id}&language=es`)
      expect(answer.statusCode, answer.body).toBe(200)
      const text = (await readPdf(answer.rawPayload)).pages.join(' ')
      expectNothingPrivate(text, sharers, `the ${name} of a room`)
      if (name === 'labels') expect(text).not.toMatch(anyPrice)
    }
  }
}
