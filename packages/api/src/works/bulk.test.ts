import { maxChosenWorks } from '@gallery/contract'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCollection } from '../collections/changes.queries.ts'
import { movements } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from './changes.queries.ts'

describe('doing something with many works', () => {
  let gallery: TestApp
  let lucia: TestClient

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example', first_name: 'Lucía' })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })
  const add = (changes = {}) => createWork(gallery.db, sampleWork(changes), writing())
  const act = async (action: string, body: object): Promise<number[]> => {
    const response = await lucia.post(`/api/works/${action}`, body)
    expect([action, response.statusCode]).toEqual([action, 200])
    return response.json().data
  }
  const total = async (query: string): Promise<number> =>
    (await lucia.get(`/api/works?showAll=1&${query}`)).json().meta.total

  it('shows and hides, and says which were not so before', async () => {
    const [one, two, three] = [await add({ public: false }), await add(), await add({ public: false })]
    const ids = [three, two, one, 999]
    expect(await act('publish', { ids, public: true })).toEqual([one, three])
    expect(await total('public=1')).toBe(3)
    expect(await act('publish', { ids: [one, three], public: false })).toEqual([one, three])
    expect([await total('public=1'), await total('public=0')]).toEqual([1, 2])
  })

  it('puts into the bin and takes out again', async () => {
    const [one, two, kept] = [await add(), await add(), await add()]
    expect(await act('delete', { ids: [two, one, 999] })).toEqual([one, two])
    expect(await act('delete', { ids: [one] })).toEqual([])
    expect([await total(''), await total('public=1')]).toEqual([1, 1])
    expect(await act('restore', { ids: [one, two, kept] })).toEqual([one, two])
    expect(await total('')).toBe(3)
  })

  it('adds to a collection in the order given, after what is there, and takes out', async () => {
    const [one, two, three] = [await add(), await add(), await add()]
    const form = { title_es: 'Sala', title_en: '', description_es: '', description_en: '', public: false }
    const collection = await createCollection(gallery.db, { ...form, works: [two] }, writing())
    const inIt = async () =>
      (await lucia.get(`/api/collections/${collection}`))
        .json()
        .data.works.map(({ id }: { id: number }) => id)
    expect(await act('collect', { ids: [three, two, one], collection, action: 'add' })).toEqual([one, three])
    expect(await inIt()).toEqual([two, three, one])
    expect(await act('collect', { ids: [one, three], collection, action: 'remove' })).toEqual([one, three])
    expect(await inIt()).toEqual([two])
    await act('delete', { ids: [one] })
    expect(await act('collect', { ids: [one], collection, action: 'add' })).toEqual([])
    const unknown = await lucia.post('/api/works/collect', { ids: [two], collection: 99, action: 'add' })
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['collection']])
  })

  it('writes a movement into every ledger, strikes it through, and takes that back', async () => {
    const [one, two, binned] = [await add(), await add(), await add()]
    await act('delete', { ids: [binned] })
    const movement = { status: 'Prestada', owner: 'Museo', address: 'Rosario' }
    const lines = await act('movements', { ids: [one, two, binned], movement })
    expect(lines).toHaveLength(2)
    const { data } = (await lucia.get('/api/works?showAll=1&status=Prestada')).json()
    expect(data.map((row: { last_movement: object }) => row.last_movement)).toEqual([
      expect.objectContaining({ ...movement, date: '2025-03-05' }),
      expect.objectContaining({ ...movement, date: '2025-03-05' }),
    ])
    expect(await act('movements/remove', { ids: [...lines, 999] })).toEqual(lines)
    expect(await act('movements/remove', { ids: lines })).toEqual([])
    const standing = () => gallery.db.$count(movements, isNull(movements.struck_at))
    expect([await standing(), await gallery.db.$count(movements)]).toEqual([0, 2])
    expect(await act('movements/restore', { ids: [...lines, 999] })).toEqual(lines)
    expect(await act('movements/restore', { ids: lines })).toEqual([])
    expect(await standing()).toBe(2)
    expect(await act('movements', { ids: [999], movement })).toEqual([])
  })

  it('does nothing by halves, and takes only so many', async () => {
    const id = await add()
    const tooMany = Array.from({ length: maxChosenWorks + 1 }, (_, at) => at + 1)
    for (const [action, body] of [
      ['publish', { ids: [id] }],
      ['publish', { ids: [], public: false }],
      ['publish', { ids: tooMany, public: false }],
      ['delete', { ids: [id, 'x'] }],
      ['movements', { ids: [id], movement: { status: 'Rota' } }],
      ['collect', { ids: [id], collection: 1, action: 'burn' }],
    ] as const) {
      expect((await lucia.post(`/api/works/${action}`, body)).statusCode).toBe(422)
    }
    expect(await total('public=1')).toBe(1)
  })
})
