import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeOf } from '../office.ts'
import { forgetOld } from '../retention/retention.ts'
import { mails } from '../tables/mails.table.ts'
import { roomPeople, roomVisits } from '../tables/rooms.table.ts'
import { users } from '../tables/users.table.ts'
import { type BackRoom, fillBackRoom } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { tellNextWeek } from './telling.ts'

const hour = 3_600_000
const day = 24 * hour
const computer = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' } }

describe('the week of rooms', () => {
  let gallery: TestApp
  let lucia: TestClient
  let room: BackRoom

  beforeAll(async () => {
    gallery = await testApp()
  })
  /** It is the noon of a Wednesday. */
  beforeEach(async () => {
    await gallery.reset()
    room = await fillBackRoom(gallery)
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  })
  afterAll(() => gallery.close())

  /** Somebody gets a link, and uses it. */
  async function come(name: string, looks: object[] = [], collection = room.wall.id): Promise<number> {
    const url = `/api/collections/${collection}/people`
    const email = `${name.normalize('NFD').replaceAll(/[^a-z]/gi, '')}@example.org`
    const { id, link } = (await lucia.post(url, { name, email })).json().data
    await gallery.client().post(`/api/share/collection/${link}/visits`, { looks }, computer)
    return id
  }
  const tellAll = async () => {
    let count = 0
    while (await tellNextWeek(officeOf(gallery.app))) count += 1
    return count
  }

  it('is told once, on the Monday after, to who gave the links and has the panel', async () => {
    await come('Clara', [{ work: room.works.hidden, seconds: 130 }])
    await lucia.post(`/api/collections/${room.wall.id}/people`, { name: 'Tomás' })
    gallery.clock.advance(4 * day)
    expect(await tellAll(), 'on Sunday').toBe(0)
    gallery.clock.advance(day)
    expect([await tellAll(), await tellAll()]).toEqual([1, 0])
    const [mail] = await gallery.db.select().from(mails)
    expect(mail).toMatchObject({ kind: 'roomWeek', to: 'lucia@ochava.example', language: 'es' })
    expect(mail?.text).toContain('Sala: Un muro')
    expect(mail?.text).toContain('Clara: 1 vez, 2 min, sobre todo Escondida')
    expect(mail?.text).toContain('Tomás: No la abrió')
    expect(mail?.text).toContain(`/es/admin/collections/${room.wall.link}-${room.wall.id}/people`)
    gallery.clock.advance(7 * day)
    expect(await tellAll(), 'of a week in which nobody came').toBe(0)
  })

  it('is told in the language of who reads it, whatever the one in which their people were written to', async () => {
    const { id, link } = (
      await lucia.post(`/api/collections/${room.wall.id}/people`, { name: 'Clara', language: 'es' })
    ).json().data
    await gallery.client().post(`/api/share/collection/${link}/visits`, { looks: [] }, computer)
    await gallery.db.update(roomPeople).set({ told_in: 'es' }).where(eq(roomPeople.id, id))
    await gallery.db.update(users).set({ language: 'en' }).where(eq(users.email, 'lucia@ochava.example'))
    gallery.clock.advance(6 * day)
    expect(await tellAll()).toBe(1)
    const [mail] = await gallery.db.select().from(mails).where(eq(mails.kind, 'roomWeek'))
    expect(mail).toMatchObject({ to: 'lucia@ochava.example', language: 'en' })
  })

  it('is not told to who has lost the panel', async () => {
    await come('Clara')
    await gallery.db.update(users).set({ super: false }).where(eq(users.email, 'lucia@ochava.example'))
    gallery.clock.advance(6 * day)
    expect(await tellAll()).toBe(0)
  })

  it.each([
    ['lost their link', (url: string, person: number) => lucia.delete(`${url}/people/${person}`)],
    ['came to a room that is in the bin', (url: string) => lucia.delete(url)],
    ['came to a room that is public now', (url: string) => lucia.put(url, { public: true })],
  ])('is not told of who %s', async (_what, lose) => {
    const person = await come('Clara')
    const url = `/api/collections/${room.wall.id}`
    expect((await lose(url, person)).statusCode).toBe(200)
    gallery.clock.advance(6 * day)
    expect(await tellAll()).toBe(0)
    expect(await gallery.db.select().from(mails).where(eq(mails.kind, 'roomWeek'))).toEqual([])
  })

  it('counts somebody who came to two rooms once', async () => {
    const { data } = (await lucia.post('/api/collections', { title_es: 'Otra' })).json()
    await come('Clara')
    await come('Clara', [], data.id)
    await come('Tomás')
    gallery.clock.advance(6 * day)
    await tellAll()
    const [mail] = await gallery.db.select().from(mails)
    expect(mail?.subject).toBe('2 personas estuvieron en tus salas la semana pasada')
    expect(mail?.text).toContain('2 personas abrieron su link en 2 salas la semana pasada.')
  })

  it('is forgotten with who came, so many days after the room was over', async () => {
    await come('Clara')
    await lucia.put(`/api/collections/${room.wall.id}`, {
      public: false,
      open_until: new Date(gallery.clock.now.getTime() + hour).toISOString(),
    })
    gallery.clock.advance(11 * day)
    expect(
      await forgetOld(gallery.db, { now: gallery.clock.now, days: 10, zone: gallery.app.env.GALLERY_TZ })
    ).toMatchObject({
      roomPeople: 1,
      roomVisits: 1,
    })
    expect(await gallery.db.select().from(roomVisits)).toEqual([])
    const [person] = await gallery.db.select().from(roomPeople)
    expect(person).toMatchObject({ name: '', email: '', note: '' })
    expect((await lucia.get(`/api/collections/${room.wall.id}/people`)).json().data).toEqual([])
  })

  it('is forgotten of a room that was made public, so many days after somebody last came', async () => {
    const forget = () =>
      forgetOld(gallery.db, { now: gallery.clock.now, days: 10, zone: gallery.app.env.GALLERY_TZ })
    await come('Clara')
    await lucia.put(`/api/collections/${room.wall.id}`, { public: true })
    gallery.clock.advance(9 * day)
    expect(await forget()).toMatchObject({ roomPeople: 0 })
    gallery.clock.advance(2 * day)
    expect(await forget()).toMatchObject({ roomPeople: 1 })
    const [person] = await gallery.db.select().from(roomPeople)
    expect(person).toMatchObject({ name: '', email: '', note: '' })
  })
})
