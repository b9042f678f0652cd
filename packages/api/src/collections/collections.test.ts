import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackRoom, fillBackRoom, secrets } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const titles = (list: { title_es: string }[]) => list.map(({ title_es }) => title_es)

describe('reading /api/collections', () => {
  let gallery: TestApp
  let lucia: TestClient
  let visitor: TestClient
  let room: BackRoom

  beforeAll(async () => {
    gallery = await testApp()
    await gallery.reset()
    room = await fillBackRoom(gallery)
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    visitor = gallery.client()
    await visitor.signInAs({ email: 'martina@example.org' })
  })
  afterAll(() => gallery.close())

  const list = async (client: TestClient, query = '') => (await client.get(`/api/collections${query}`)).json()

  it('lists the public collections with what visitors can see in them', async () => {
    const { data, meta } = await list(visitor)
    expect(meta).toEqual({ total: 2, current_page: 1, per_page: 20, last_page: 1 })
    expect(data).toEqual([
      {
        id: room.empty.id,
        link: room.empty.link,
        title_es: 'Vacía',
        title_en: '',
        image: null,
        picture: null,
        public: true,
        count: 0,
        artists: [],
        covers: [],
      },
      {
        id: room.paper.id,
        link: room.paper.link,
        title_es: 'Papeles',
        title_en: 'Works on Paper',
        image: expect.stringMatching(/^muestra-.*\.jpg$/),
        picture: expect.objectContaining({ width: 60, height: 40 }),
        public: true,
        count: 2,
        artists: [
          { id: room.artists.roca, display: 'Ana Roca', last_name: 'Roca' },
          { id: room.artists.szalay, display: 'Irma Szalay', last_name: 'Szalay' },
        ],
        // The hidden work is the gallery's cover, but not for visitors; the others were not chosen.
        covers: [
          expect.objectContaining({ file: room.files.two }),
          expect.objectContaining({ file: room.files.one }),
        ],
      },
    ])
  })

  it('shows the gallery all collections and all that is in them, when it asks', async () => {
    const { data } = await list(lucia, '?showAll=1')
    expect(titles(data)).toEqual(['Vacía', 'Un muro', 'Papeles'])
    expect(data[2]).toMatchObject({ count: 3, covers: [{ file: room.files.hidden }] })
    expect(data[1]).toMatchObject({ public: false, link: room.wall.link, count: 2 })
    expect(titles((await list(lucia, '?showAll=1&public=false')).data)).toEqual(['Un muro'])
    expect(titles((await list(lucia)).data)).toEqual(['Vacía', 'Papeles'])
    expect((await list(lucia, '?list=1')).data).toContainEqual({
      id: room.wall.id,
      link: room.wall.link,
      title_es: 'Un muro',
      title_en: '',
      public: false,
    })
  })

  it.each(['?showAll=1', '?showAll=1&public=false', '?list=1', '?list=1&showAll=1&public=false'])(
    'shows visitors who ask for %s no private one',
    async (query) => {
      expect(titles((await list(visitor, query)).data)).toEqual(['Vacía', 'Papeles'])
    }
  )

  it('tells the gallery what stands beside one in its list, narrowed and ordered as that is', async () => {
    const beside = async (id: number, query = '') => {
      const { data } = (await lucia.get(`/api/collections/${id}/neighbours?${query}`)).json()
      return [data.previous?.id, data.next?.id, `${data.place} of ${data.total}`]
    }
    const { paper, wall, empty } = room
    expect(await beside(wall.id)).toEqual([empty.id, paper.id, '2 of 3'])
    expect(await beside(paper.id, 'public=true')).toEqual([empty.id, undefined, '2 of 2'])
    expect(await beside(empty.id, 'sort=title')).toEqual([wall.id, undefined, '3 of 3'])
    expect(await beside(wall.id, 'search=szalay'), 'what the words do not find has its place').toEqual([
      undefined,
      paper.id,
      '1 of 2',
    ])
    expect((await lucia.get('/api/collections/99/neighbours')).statusCode).toBe(404)
  })

  it('finds by words of the title and by artists whose works can be seen', async () => {
    expect(titles((await list(visitor, '?search=on paper')).data)).toEqual(['Papeles'])
    expect(titles((await list(visitor, '?search=szalay pap')).data)).toEqual(['Papeles'])
    expect((await list(visitor, '?search=lemos')).data).toEqual([])
    expect(titles((await list(lucia, '?search=lemos&showAll=1')).data)).toEqual(['Un muro', 'Papeles'])
  })

  it('gives a page, and an empty one past the end', async () => {
    const { data, meta } = await list(visitor, '?per_page=1&page=2')
    expect([titles(data), meta.last_page]).toEqual([['Papeles'], 2])
    expect((await list(visitor, '?page=9')).data).toEqual([])
    expect((await visitor.get('/api/collections?page=0')).statusCode).toBe(422)
  })

  it('opens a public collection by link or id, with its public works in order', async () => {
    for (const key of [room.paper.link, room.paper.id]) {
      const response = await visitor.get(`/api/collections/${key}`)
      expect(response.statusCode).toBe(200)
      const { data } = response.json()
      expect(titles(data.works)).toEqual(['Dos', 'Uno'])
      expect(data).toMatchObject({
        count: 2,
        description_es: '<p>De cerca</p>',
        open_until: null,
        message: '',
      })
      expect(data.works[1]).toMatchObject({ hash: expect.any(String), artist: { display: 'Ana Roca' } })
    }
  })

  it('shows the gallery all of any collection', async () => {
    const { data } = (await lucia.get(`/api/collections/${room.paper.id}`)).json()
    expect(data.works).toMatchObject([
      { title_es: 'Dos', public: true, cover: false, code: 'B-2' },
      { title_es: 'Escondida', public: false, cover: true },
      { title_es: 'Uno', public: true, cover: false },
    ])
    const wall = (await lucia.get(`/api/collections/${room.wall.link}`)).json().data
    expect(wall).toMatchObject({
      recipient: secrets.recipient,
      message: secrets.message,
      opened: 0,
      opened_at: null,
      public: false,
    })
  })

  it('lets no visitor know of a private one', async () => {
    for (const key of [room.wall.id, room.wall.link, 999, 'nothing-here']) {
      expect((await visitor.get(`/api/collections/${key}`)).statusCode).toBe(404)
    }
    for (const query of ['', '?list=1', '?search=muro', '?showAll=1']) {
      const { body } = await visitor.get(`/api/collections${query}`)
      for (const secret of [...Object.values(secrets), room.wall.link, 'Un muro'])
        expect(body).not.toContain(secret)
    }
  })

  it('tells visitors no secret of a public one', async () => {
    for (const url of [`/api/collections/${room.paper.link}`, `/api/share/collection/${room.paper.link}`]) {
      const { body } = await visitor.get(url)
      for (const secret of [...Object.values(secrets), 'Escondida', 'B-2', 'recipient', 'opened"']) {
        expect(body).not.toContain(secret)
      }
    }
  })
})
