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

  describe('with a line that comes after one that was seen', () => {
    /** The last line of a work. */
    const last = async (id: number) => (await lucia.get(`/api/works/${id}`)).json().data.last_movement
    const move = (id: number, movement: object, after?: number | null) =>
      lucia.post('/api/works/movements', {
        ids: [id],
        movement,
        ...(after === undefined ? {} : { after: { [id]: after }, despite_sales: [] }),
      })
    const consigned = { status: 'En consignación', owner: 'Familia Brandariz', price: 24_400 }

    it('a status alone leaves owner and price as they are by then, and who bought it unsaid', async () => {
      const id = await add()
      await act('movements', { ids: [id], movement: consigned })
      await act('movements', { ids: [id], movement: { ...consigned, price: 30_000.5, currency: 'ARS' } })
      await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      const stands = { owner: 'Familia Brandariz', price: 30_000.5, currency: 'ARS' }
      expect(await last(id)).toMatchObject({ status: 'Prestada', ...stands })
      await lucia.post(`/api/works/${id}/movements`, { status: 'Devuelta' })
      expect(await last(id)).toMatchObject({ status: 'Devuelta', ...stands })
      await act('movements', { ids: [id], movement: { status: 'Vendida' } })
      expect(await last(id)).toMatchObject({ status: 'Vendida', ...stands, owner: '' })
    })

    it('what says a price or a currency says both, and none is said too', async () => {
      const id = await add()
      await act('movements', { ids: [id], movement: { ...consigned, currency: 'ARS' } })
      await act('movements', { ids: [id], movement: { status: 'Prestada', price: 500 } })
      expect(await last(id)).toMatchObject({ price: 500, currency: 'USD' })
      await act('movements', { ids: [id], movement: { status: 'Prestada', price: null, owner: '' } })
      expect(await last(id)).toMatchObject({ price: null, owner: '' })
    })

    it('is sold once: who did not see the sale is told of it, and sells on top of it knowingly', async () => {
      const id = await add()
      const [seen = 0] = await act('movements', { ids: [id], movement: consigned })
      const sale = (owner: string) => ({ status: 'Vendida', owner, price: 24_400 })
      const [ana] = await act('movements', {
        ids: [id],
        movement: sale('Ana Primera'),
        after: { [id]: seen },
      })
      const refused = await move(id, sale('Bruno Segundo'), seen)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toEqual({
        message: 'Alguien movió la obra después de que la viste. Mirá qué fue lo último.',
        moved: [
          {
            id,
            title_es: expect.any(String),
            title_en: expect.any(String),
            last_movement: expect.objectContaining({ id: ana, owner: 'Ana Primera', status: 'Vendida' }),
            sale: expect.objectContaining({ id: ana }),
          },
        ],
      })
      const one = await lucia.post(`/api/works/${id}/movements`, { ...sale('Bruno Segundo'), after: seen })
      expect([one.statusCode, one.json().moved]).toEqual([409, refused.json().moved])
      expect((await move(id, { status: 'Prestada' }, seen)).statusCode, 'on top of a sale').toBe(409)
      const [lent = 0] = await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      const onALoan = await move(id, { status: 'Prestada' }, seen)
      expect([onALoan.statusCode, onALoan.json().moved[0].sale.id], 'lent by who bought it').toEqual([
        409,
        ana,
      ])
      await act('movements/remove', { ids: [lent] })
      expect(await last(id)).toMatchObject({ owner: 'Ana Primera' })
      expect((await move(id, sale('Bruno Segundo'), ana)).statusCode, 'knowingly').toBe(200)
      expect((await move(id, sale('Carla Tercera'))).statusCode, 'of whoever says nothing').toBe(200)
    })

    it('of what its buyer lent is theirs, also once it is home again and sold by its state alone', async () => {
      const id = await add()
      const ana = { status: 'Vendida', owner: 'Ana Primera', price: 24_400 }
      for (const movement of [ana, { status: 'Prestada' }, { status: 'Devuelta' }, { status: 'Vendida' }]) {
        await act('movements', { ids: [id], movement })
      }
      expect(await last(id)).toMatchObject({ status: 'Vendida', owner: 'Ana Primera' })
      await lucia.post(`/api/works/${id}/movements`, { status: 'Prestada' })
      const one = await lucia.post(`/api/works/${id}/movements`, { status: 'Vendida' })
      expect(one.json().data.last_movement).toMatchObject({ status: 'Vendida', owner: 'Ana Primera' })
    })

    it('is sold once too where its last line, which was seen, says nothing of the sale', async () => {
      const id = await add()
      const sale = { status: 'Vendida', owner: 'Bruno Segundo', price: 24_400 }
      await act('movements', { ids: [id], movement: { ...consigned, date: '2025-01-10' } })
      const [lent = 0] = await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      // Of the day before, it comes before what was seen.
      const before = { ...sale, owner: 'Ana Primera', date: '2025-03-04' }
      const [ana = 0] = await act('movements', { ids: [id], movement: before, after: { [id]: lent } })
      const refused = await move(id, sale, lent)
      expect([refused.statusCode, refused.json().moved]).toMatchObject([
        409,
        [{ id, last_movement: { id: lent, status: 'Prestada' }, sale: { id: ana, owner: 'Ana Primera' } }],
      ])
      expect(refused.json().message).toBe('La obra ya está vendida. Mirá a quién antes de vender de nuevo.')
      const alone = { ...sale, after: lent, despite_sales: [] }
      const one = await lucia.post(`/api/works/${id}/movements`, alone)
      expect([one.statusCode, one.json().moved]).toEqual([409, refused.json().moved])
      const knowingly = { ...sale, after: lent, despite_sales: [ana] }
      expect((await lucia.post(`/api/works/${id}/movements`, knowingly)).statusCode, 'knowingly').toBe(201)

      const [home = 0] = await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      const onceMore = await move(id, { ...sale, owner: 'Carla Tercera' }, home)
      expect([onceMore.statusCode, onceMore.json().moved[0].sale.owner]).toEqual([409, 'Bruno Segundo'])
      const many = { ids: [id], movement: { ...sale, owner: 'Carla Tercera' }, after: { [id]: home } }
      const answer = await lucia.post('/api/works/movements', { ...many, despite_sales: [ana] })
      expect(answer.statusCode, 'of one sale, not of the other').toBe(409)
      const { id: bruno } = onceMore.json().moved[0].sale
      await act('movements', { ...many, despite_sales: [bruno] })
      await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      expect((await move(id, sale)).statusCode, 'of whoever says nothing').toBe(200)
    })

    it('is noted as sold to the buyer whom it has, whatever it was lent for since: that sells nothing', async () => {
      const id = await add()
      const sale = { status: 'Vendida', owner: 'Ana Primera', price: 24_400 }
      await act('movements', { ids: [id], movement: sale })
      const [lent = 0] = await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      expect((await move(id, { status: 'Vendida' }, lent)).statusCode, 'by its status alone').toBe(200)
      const [again = 0] = await act('movements', { ids: [id], movement: { status: 'Prestada' } })
      expect((await move(id, { ...sale, owner: 'ana primera' }, again)).statusCode).toBe(200)
    })

    it('is not sold for a price, nor after a line, that nobody has seen', async () => {
      const id = await add()
      const [seen = 0] = await act('movements', { ids: [id], movement: consigned })
      const [priced = 0] = await act('movements', { ids: [id], movement: { ...consigned, price: 30_000 } })
      expect((await move(id, { status: 'Vendida' }, seen)).statusCode).toBe(409)
      expect((await move(id, { status: 'Vendida' }, null)).statusCode).toBe(409)
      await act('movements/remove', { ids: [seen, priced] })
      expect((await move(id, { status: 'Vendida' }, priced)).json().moved).toMatchObject([
        { last_movement: null, sale: null },
      ])
      expect((await move(id, { status: 'Vendida' }, null)).statusCode).toBe(200)
    })

    it('neither a sale nor on top of one, it comes after whatever there is', async () => {
      const id = await add()
      const [seen = 0] = await act('movements', { ids: [id], movement: consigned })
      await act('movements', { ids: [id], movement: { ...consigned, price: 30_000 } })
      expect((await move(id, { status: 'Prestada' }, seen)).statusCode).toBe(200)
      expect(await last(id)).toMatchObject({ status: 'Prestada', price: 30_000 })
    })

    it('of many is refused for those that moved, and not for what is in the bin', async () => {
      const [one, two, binned] = [await add(), await add(), await add()]
      await act('movements', { ids: [one, binned], movement: { status: 'Vendida' } })
      await act('delete', { ids: [binned] })
      const after = { [one]: null, [two]: null, [binned]: null }
      const sale = { ids: [one, two, binned], movement: { status: 'Vendida' }, after }
      const refused = await lucia.post('/api/works/movements', sale)
      expect([refused.statusCode, refused.json().moved]).toEqual([
        409,
        [expect.objectContaining({ id: one })],
      ])
      expect(await last(two)).toBeNull()
    })
  })

  it('refuses a price that the ledger would round, in words', async () => {
    const id = await add()
    const say = async (price: number, headers = {}) => {
      const movement = { status: 'Vendida', price, currency: 'KWD' }
      const answer = await lucia.post('/api/works/movements', { ids: [id], movement }, { headers })
      return [answer.statusCode, answer.json().errors?.['movement.price']]
    }
    expect(await say(12.345)).toEqual([422, ['Hasta dos decimales.']])
    expect(await say(0.004, { 'accept-language': 'en' })).toEqual([422, ['Two decimals at most.']])
    expect(await say(1e-7)).toEqual([422, ['Hasta dos decimales.']])
    expect(await say(999_999_999_999.99)).toEqual([200, undefined])
    const set = { price: { by: 'amount', amount: 0.005 } }
    const change = await lucia.post('/api/works/change', { works: [{ id }], set })
    expect([change.statusCode, Object.values(change.json().errors)]).toEqual([
      422,
      [['Hasta dos decimales.']],
    ])
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
