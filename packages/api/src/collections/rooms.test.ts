import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BackRoom, fillBackRoom, secrets } from '../testing/backRoom.ts'
import type { TestClient } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
let lucia: TestClient
let room: BackRoom

beforeAll(async () => {
  gallery = await testApp()
  await gallery.reset()
  room = await fillBackRoom(gallery)
  lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
})
afterAll(() => gallery.close())

const rooms = async (query: string) => (await lucia.get(`/api/rooms?${query}`)).json().data

it('tells who can see works of a collection, or these works, in private', async () => {
  const wall = {
    id: room.wall.id,
    link: room.wall.link,
    recipient: secrets.recipient,
    message: secrets.message,
    open_until: null,
    opened: 0,
    count: 2,
  }
  expect(await rooms(`collection=${room.paper.id}`)).toMatchObject([{ ...wall, shared: 2 }])
  expect(await rooms(`works=${room.works.one},${room.works.two}`)).toMatchObject([{ ...wall, shared: 1 }])
  for (const query of [`works=${room.works.two}`, `collection=${room.empty.id}`, '']) {
    expect(await rooms(query)).toEqual([])
  }
})

it('leaves out the rooms that are closed, and puts those with most of the works first', async () => {
  const all = [room.works.one, room.works.two, room.works.hidden]
  const { data } = (await lucia.post('/api/collections', { title_es: 'Toda', works: all })).json()
  const ids = async () => (await rooms(`works=${all.join(',')}`)).map(({ id }: { id: number }) => id)
  expect(await ids()).toEqual([data.id, room.wall.id])
  await lucia.put(`/api/collections/${data.id}`, {
    public: false,
    open_until: gallery.clock.now.toISOString(),
  })
  expect(await ids()).toEqual([room.wall.id])
})

it('tells of each, here and in the list, whether it is noted that it is opened', async () => {
  const told = async () => {
    const { data } = (await lucia.get('/api/collections?showAll=1&public=false&search=muro')).json()
    return [...data, ...(await rooms(`works=${room.works.one}`))].flatMap(({ id, watched }) =>
      id === room.wall.id ? [watched] : []
    )
  }
  expect(await told()).toEqual([true, true])
  await lucia.patch(`/api/collections/${room.wall.id}/showing`, { watched: false })
  expect(await told()).toEqual([false, false])
})

it('says what is wrong with the ids', async () => {
  const response = await lucia.get('/api/rooms?works=1,x')
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['works.1']])
})
