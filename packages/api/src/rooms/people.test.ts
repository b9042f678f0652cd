import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections } from '../tables/collections.table.ts'
import { mails } from '../tables/mails.table.ts'
import { roomLooks, roomPeople, roomVisits } from '../tables/rooms.table.ts'
import { works } from '../tables/works.table.ts'
import { type BackRoom, fillBackRoom } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const minute = 60_000

describe('people of a room', () => {
  let gallery: TestApp
  let lucia: TestClient
  let room: BackRoom
  let url: string

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    room = await fillBackRoom(gallery)
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
    url = `/api/collections/${room.wall.id}/people`
  })
  afterAll(() => gallery.close())

  const clara = {
    name: 'Clara Iribarne',
    email: 'Clara@iribarne.example',
    note: 'canary-note',
    language: 'es',
  }
  async function add(form: object = clara) {
    const response = await lucia.post(url, form)
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data
  }
  const people = async () => (await lucia.get(url)).json().data
  const visitor = () => gallery.client()
  const share = (link: string) => `/api/share/collection/${link}`
  const visit = (link: string, looks: object[] = [], userAgent = phone) =>
    visitor().post(`${share(link)}/visits`, { looks }, { headers: { 'user-agent': userAgent } })

  it('have a link of their own, by which they learn no other, and which the database does not keep', async () => {
    const [one, two] = [await add(), await add({ name: 'Tomás', note: 'canary-tomas' })]
    expect(one.link).toMatch(/^[\w-]{43}$/)
    expect(one.link).not.toBe(two.link)
    const { body, statusCode, headers } = await visitor().get(share(one.link))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(JSON.parse(body).data).toMatchObject({
      link: one.link,
      room: { to: 'Clara Iribarne', note: 'canary-note', watched: true },
    })
    for (const secret of [room.wall.link, two.link, 'Tomás', 'canary-tomas', 'iribarne.example']) {
      expect(body).not.toContain(secret)
    }
    const work = await visitor().get(`/api/works/${room.works.hidden}/${one.link}`)
    expect(work.statusCode).toBe(200)
    expect(work.body).not.toContain(room.wall.link)
    const kept = JSON.stringify([
      await gallery.db.select().from(roomPeople),
      await gallery.db.select().from(collections),
    ])
    expect(kept).not.toContain(one.link)
    expect((await people())[0]).toMatchObject({ link: one.link, email: 'clara@iribarne.example', opened: 0 })
  })

  it('are named in the form by which they ask about a work, and nobody else is', async () => {
    const [one, nameless] = [await add(), await add({ name: 'Tomás' })]
    const [{ hash } = { hash: '' }] = await gallery.db
      .select({ hash: works.hash })
      .from(works)
      .where(eq(works.id, room.works.hidden))
    const form = (link: string) => visitor().get(`/contact/works?works=${hash}&room=${link}`)
    const own = await form(one.link)
    expect([own.headers['cache-control'], own.json()]).toMatchObject([
      'no-store',
      { data: [{ hash }], asker: { name: 'Clara Iribarne', email: 'clara@iribarne.example' } },
    ])
    expect((await form(nameless.link)).json().asker).toEqual({ name: 'Tomás', email: '' })
    await lucia.delete(`${url}/${one.id}`)
    for (const other of [room.wall.link, room.paper.link, one.link, nameless.link]) {
      const { body } = await form(other)
      expect(body).not.toMatch(/Clara|iribarne/)
      if (other !== nameless.link) expect(JSON.parse(body).asker).toBeNull()
    }
  })

  it('lose their link alone and at once, as if it had never been, and get it back', async () => {
    const [one, two] = [await add(), await add({ name: 'Tomás' })]
    const guest = visitor()
    await guest.get(share(one.link))
    const picture = `/storage/images/${room.files.hidden}`
    expect((await guest.get(picture)).statusCode).toBe(200)

    const revoked = await lucia.delete(`${url}/${one.id}`)
    expect(revoked.json().data).toMatchObject({
      revoked_at: gallery.clock.now.toISOString(),
      revoked_by: 'Lucía',
    })
    const paths = [
      share(one.link),
      `/api/works/${room.works.one}/${one.link}`,
      `${share(one.link)}/opened.gif`,
    ]
    const unknown = await guest.get(share('a'.repeat(43)))
    for (const path of paths) {
      const { statusCode, body } = await guest.get(path)
      expect([statusCode, body]).toEqual([404, unknown.body])
    }
    expect((await guest.get(picture)).statusCode).toBe(404)
    expect((await visit(one.link)).statusCode).toBe(404)
    expect((await visitor().get(share(two.link))).statusCode).toBe(200)
    expect((await visitor().get(share(room.wall.link))).statusCode).toBe(200)
    expect((await lucia.delete(`${url}/${one.id}`)).statusCode).toBe(404)

    expect((await lucia.post(`${url}/${one.id}/restore`)).json().data.revoked_at).toBeNull()
    expect((await guest.get(share(one.link))).statusCode).toBe(200)
    expect((await guest.get(picture)).statusCode).toBe(200)
  })

  it('are out with the room: closed, in the bin or over', async () => {
    const { link } = await add()
    await lucia.put(`/api/collections/${room.wall.id}`, {
      public: false,
      open_until: new Date(gallery.clock.now.getTime() + minute).toISOString(),
    })
    expect((await visitor().get(share(link))).statusCode).toBe(200)
    gallery.clock.advance(minute)
    expect((await visitor().get(share(link))).statusCode).toBe(404)
  })

  it('are seen to come: when, on what, at which works they looked and how long', async () => {
    const { id, link } = await add()
    await visitor().get(share(link), { headers: { 'user-agent': phone } })
    expect((await people())[0].opened, 'what only fetches the page is not somebody').toBe(0)
    await visit(link)
    gallery.clock.advance(minute)
    await visit(link, [
      { work: room.works.one, seconds: 20 },
      { work: room.works.two, seconds: 9 },
    ])
    await visit(link, [{ work: room.works.one, seconds: 5 }])
    gallery.clock.advance(31 * minute)
    await visit(link, [{ work: room.works.hidden, seconds: 7 }], computer)
    expect((await people())[0]).toMatchObject({
      id,
      opened: 2,
      opened_at: gallery.clock.now.toISOString(),
      devices: ['computer', 'phone'],
      looks: [
        { work: room.works.hidden, seconds: 7 },
        { work: room.works.one, seconds: 25 },
      ],
    })
    expect((await lucia.get(`/api/collections/${room.wall.id}`)).json().data.opened).toBe(2)
  })

  it('without scripts are seen to come by a picture', async () => {
    const { link } = await add()
    const picture = await visitor().get(`${share(link)}/opened.gif`, { headers: { 'user-agent': phone } })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/gif'])
    expect((await people())[0]).toMatchObject({ opened: 1, devices: ['phone'], looks: [] })
  })

  it('are not seen where machines or the gallery come, nor by the room’s own link', async () => {
    const { link } = await add()
    for (const machine of ['WhatsApp/2.23', 'Mozilla/5.0 (compatible; Barracuda)', 'HeadlessChrome/1']) {
      expect((await visit(link, [], machine)).statusCode).toBe(200)
    }
    await lucia.post(`${share(link)}/visits`, {}, { headers: { 'user-agent': computer } })
    await visit(room.wall.link)
    expect(await gallery.db.select().from(roomVisits)).toEqual([])
  })

  it.each([
    ['the room', () => lucia.patch(`/api/collections/${room.wall.id}/showing`, { watched: false })],
    ['the gallery', () => lucia.patch('/api/options', { watchRooms: false })],
  ])('are not watched where %s does not want to know, and are told nothing of it', async (_who, turnOff) => {
    const { link } = await add()
    expect((await turnOff()).statusCode).toBe(200)
    expect((await visitor().get(share(link))).json().data.room.watched).toBe(false)
    await visit(link, [{ work: room.works.one, seconds: 20 }])
    await visitor().get(`${share(link)}/opened.gif`, { headers: { 'user-agent': phone } })
    await visitor().get(share(room.wall.link), { headers: { 'user-agent': computer } })
    expect([await gallery.db.select().from(roomVisits), await gallery.db.select().from(roomLooks)]).toEqual([
      [],
      [],
    ])
    const [row] = await gallery.db.select().from(collections).where(eq(collections.id, room.wall.id))
    expect(row?.opened).toBe(0)
  })

  it('are mailed their link, reminded of it, and not once it is revoked', async () => {
    const { id, link } = await add({ ...clara, send: true })
    const [sent] = await gallery.db.select().from(mails)
    expect(sent).toMatchObject({ kind: 'roomLink', to: 'clara@iribarne.example', language: 'es' })
    expect(sent?.text).toContain(`/es/share/collection/${link}`)
    expect(sent?.text).toContain('canary-note')
    expect(sent?.text).toContain('ve cuándo se abre')
    const again = await lucia.post(`${url}/${id}/mail`)
    expect(again.json().data).toMatchObject({ reminded_at: gallery.clock.now.toISOString() })
    await lucia.delete(`${url}/${id}`)
    expect(await gallery.db.select().from(mails)).toEqual([])
    expect((await lucia.post(`${url}/${id}/mail`)).statusCode).toBe(404)
    gallery.clock.advance(1_000)
    await add({ ...clara, send: true })
    const { data: told } = (await lucia.get(`/api/activity?kind=collection&id=${room.wall.id}`)).json()
    const given = told.find(({ origin }: { origin: string }) => origin === 'panel')
    expect((await lucia.post(`/api/activity/${given.id}/revert`, {})).statusCode).toBe(200)
    expect(await gallery.db.select().from(mails)).toEqual([])
    const nobody = await add({ name: 'Sin correo' })
    expect((await lucia.post(`${url}/${nobody.id}/mail`)).statusCode).toBe(422)
    expect((await lucia.post(url, { name: 'Sin correo', send: true })).statusCode).toBe(422)
  })

  it('have another link once their address is another one, and nothing leaves for the one before', async () => {
    const { id, link } = await add({ ...clara, send: true })
    const change = async (form: object) => (await lucia.patch(`${url}/${id}`, form)).json().data
    expect((await change({ name: 'Clara I.', email: clara.email })).link, 'of the same address').toBe(link)
    const moved = await change({ email: 'clara@estudio.example' })
    expect(moved).toMatchObject({ sent_at: null, reminded_at: null })
    expect(await gallery.db.select().from(mails)).toEqual([])
    expect((await visitor().get(share(link))).statusCode).toBe(404)
    expect((await visitor().get(share(moved.link))).statusCode).toBe(200)
    await lucia.post(`${url}/${id}/mail`)
    const [sent] = await gallery.db.select().from(mails)
    expect(sent).toMatchObject({ kind: 'roomLink', to: 'clara@estudio.example' })
    const unmailed = await add({ name: 'Tomás' })
    const addressed = await lucia.patch(`${url}/${unmailed.id}`, { email: 'tomas@iribarne.example' })
    expect(addressed.json().data.link, 'which was given by hand').toBe(unmailed.link)
  })

  it('are found with all their rooms, by address or by name', async () => {
    await add()
    const { data: other } = (await lucia.post('/api/collections', { title_es: 'Otra' })).json()
    await lucia.post(`/api/collections/${other.id}/people`, clara)
    const titles = async (query: string) =>
      (await lucia.get(`/api/rooms/people?${query}`))
        .json()
        .data.map((row: { room: { title_es: string } }) => row.room.title_es)
    expect(await titles('email=clara@iribarne.example')).toEqual(['Otra', 'Un muro'])
    expect(await titles('search=iribarne')).toEqual(['Otra', 'Un muro'])
    expect(await titles('email=nadie@iribarne.example')).toEqual([])
  })

  it('are found by their name alone, not by one that has it in it', async () => {
    for (const name of ['Ana', 'Susana', 'Ana María', 'ÁNA']) await add({ name })
    const named = async (name: string) =>
      (await lucia.get(`/api/rooms/people?${new URLSearchParams({ name })}`))
        .json()
        .data.map((row: { name: string }) => row.name)
    expect(await named('Ana')).toEqual(['ÁNA', 'Ana'])
    expect(await named('ana  maria')).toEqual(['Ana María'])
    expect(await named('An')).toEqual([])
  })

  it('belong to rooms alone', async () => {
    expect((await lucia.post(`/api/collections/${room.paper.id}/people`, clara)).statusCode).toBe(404)
    const { id } = await add()
    expect((await lucia.delete(`/api/collections/${room.paper.id}/people/${id}`)).statusCode).toBe(404)
  })
})
