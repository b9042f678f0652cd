import { LedgerLinesAnswer, LedgerTermsAnswer, lineKindOf } from '@gallery/contract'
import { asc, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyBin } from '../bin/emptying.ts'
import { officeOf } from '../office.ts'
import { setOptions } from '../options/options.queries.ts'
import { mails } from '../tables/mails.table.ts'
import { users } from '../tables/users.table.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { readPdf } from '../testing/readPdf.ts'
import { returns } from '../testing/returns.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { tellDue } from './telling.ts'

const day = 24 * 3_600_000

let stage: TestApp
let lucia: TestClient
let visitor: TestClient
let work: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  visitor = stage.client()
  await lucia.signInAs({
    super: true,
    email: 'lucia@ochava.example',
    first_name: 'Lucía',
    last_name: 'Prado',
  })
  work = await addWork()
})
afterAll(() => stage.close())

async function addWork(changes = {}): Promise<number> {
  return (await lucia.post('/api/works', sampleWork(changes))).json().data.id
}

/** Writes a line; noon of the tests is on 5 March 2025. */
async function move(form: object, id = work) {
  const answer = await lucia.post(`/api/works/${id}/movements`, form)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.movements[0]
}
const consigned = {
  status: 'En consignación',
  owner: 'Familia Brandariz',
  price: 38_000,
  address: 'Depósito, peine 4',
}
const lent = {
  ...{ status: 'Prestada', owner: 'Familia Brandariz', price: 38_000, address: 'Museo de la Ribera' },
  ...{ contact: 'Laura Quintana', contact_email: 'laura@museo.example' },
}
const terms = async () => LedgerTermsAnswer.parse((await lucia.get('/api/ledger/terms')).json()).data
const stood = async (on: string) => (await lucia.get(`/api/ledger?day=${on}&work=${work}`)).json().data[0]
const end = (kind: string, term: number, body: object) =>
  lucia.post(`/api/ledger/terms/${kind}/${term}`, body)

describe('what has an end', () => {
  it('is a loan until the work comes back to where it was, and that can be taken back', async () => {
    await move({ ...consigned, date: '2025-01-10' })
    const loan = await move({ ...lent, date: '2025-02-01', due: '2025-03-20' })
    const [term] = await terms()
    expect(term).toMatchObject({ kind: 'due', until: '2025-03-20', term: loan.id, reachable: true })
    expect(term?.row).toMatchObject({ at: 'out', contact: 'Laura Quintana', address: 'Museo de la Ribera' })

    const back = await end('due', loan.id, { how: 'returned' })
    expect(back.statusCode, back.body).toBe(201)
    expect(await terms()).toEqual([])
    expect(await stood('2025-03-05')).toMatchObject({
      ...{ at: 'here', status: 'En consignación', address: 'Depósito, peine 4', contact: '' },
      ...{ owner: 'Familia Brandariz', price: 38_000 },
    })
    expect(await stood('2025-03-04')).toMatchObject({ at: 'out', address: 'Museo de la Ribera' })

    await lucia.post('/api/works/movements/remove', { ids: [back.json().data.movement] })
    expect((await terms()).map(({ until }) => until)).toEqual(['2025-03-20'])
  })

  it('is a consignment, which goes on while the work is at the framer’s and has longer from there', async () => {
    const begun = await move({ ...consigned, date: '2025-01-10', consigned_until: '2025-06-30' })
    const framing = { ...consigned, address: 'Taller Vidal', purpose: 'framing', due: '2025-03-04' }
    const framed = await move({ ...framing, date: '2025-02-20' })
    expect((await terms()).map(({ kind, until }) => [kind, until])).toEqual([
      ['due', '2025-03-04'],
      ['consigned', '2025-06-30'],
    ])
    expect((await lucia.get('/api/panel')).json().data.due).toBe(1)

    expect((await end('consigned', begun.id, { how: 'prolonged', until: '2025-06-30' })).statusCode).toBe(422)
    expect((await end('consigned', begun.id, { how: 'prolonged', until: '2025-12-31' })).statusCode).toBe(201)
    expect((await end('due', framed.id, { how: 'returned' })).statusCode).toBe(409)
    const [still, longer] = await terms()
    expect(still).toMatchObject({ kind: 'due', until: '2025-03-04', row: { purpose: 'framing' } })
    expect(longer).toMatchObject({ kind: 'consigned', until: '2025-12-31' })

    expect((await end('consigned', longer?.term ?? 0, { how: 'given_back' })).statusCode).toBe(201)
    expect(await terms()).toEqual([])
    expect(await stood('2025-03-05')).toMatchObject({ at: 'gone', status: 'Devuelta', consigned_until: null })
  })

  it.each(returns)('knows after $lines whether the work is gone: $isGone', async ({ lines, isGone }) => {
    for (const status of lines) await move({ status })
    expect((await stood('2025-03-05')).at).toBe(isGone ? 'gone' : 'here')
  })

  it('is over for a work that is given back from where it is lent, which then is gone', async () => {
    const begun = await move({ ...consigned, date: '2025-01-10', consigned_until: '2025-06-30' })
    await move({ ...lent, date: '2025-02-01', due: '2025-03-20' })
    expect((await end('consigned', begun.id, { how: 'given_back' })).statusCode).toBe(201)
    expect(await terms()).toEqual([])
    expect(await stood('2025-03-05')).toMatchObject({ at: 'gone', status: 'Devuelta' })
  })

  it('is over for a work that is given back once it is home from a loan', async () => {
    const begun = await move({ ...consigned, date: '2025-01-10', consigned_until: '2025-06-30' })
    await move({ ...lent, date: '2025-02-01' })
    await move({ ...consigned, status: 'Devuelta', date: '2025-02-20' })
    const back = await end('consigned', begun.id, { how: 'given_back' })
    expect(back.statusCode, back.body).toBe(201)
    expect(await terms()).toEqual([])
    expect(await stood('2025-03-05')).toMatchObject({ at: 'gone', status: 'Devuelta', consigned_until: null })
  })

  const reprice = async () => {
    const set = { price: { by: 'amount', amount: 40_000 } }
    expect((await lucia.post('/api/works/change', { works: [{ id: work }], set })).statusCode).toBe(200)
  }

  it('goes on at a new price of a work that is home from a loan', async () => {
    await move({ ...consigned, date: '2025-01-10', consigned_until: '2026-01-01' })
    await move({ ...lent, date: '2025-02-01' })
    await move({ ...consigned, status: 'Devuelta', date: '2025-02-20' })
    await reprice()
    expect(await stood('2025-03-05')).toMatchObject({
      ...{ at: 'here', status: 'Devuelta', price: 40_000, consigned_until: '2026-01-01' },
    })
  })

  const sold = { status: 'Vendida', owner: 'Martina Sosa', price: 2_610_000, currency: 'ARS' }
  const hold = (client: string) =>
    lucia.post(`/api/works/${work}/holds`, { client, until: '2025-03-09T18:00:00Z' })

  it('leaves a sold work sold, however often it is noted that it came home from a loan', async () => {
    for (const status of ['Vendida', 'Prestada', 'Devuelta', 'Devuelta']) await move({ ...sold, status })
    expect((await hold('Otra persona')).statusCode).toBe(409)
  })

  it('is no sale of a work that its buyer consigned straight to a fair: it comes back for sale', async () => {
    await move({ ...sold, date: '2025-01-10' })
    const fair = { ...consigned, owner: sold.owner, purpose: 'fair', due: '2025-03-20' }
    const out = await move({ ...fair, date: '2025-02-01' })
    expect((await hold('Bruno Lemos')).statusCode).toBe(201)
    expect((await end('due', out.id, { how: 'returned' })).statusCode).toBe(201)
    expect(await stood('2025-03-05')).toMatchObject({
      at: 'here',
      status: 'En consignación',
      owner: sold.owner,
    })
    const { counts } = (await lucia.get('/api/ledger/movements')).json()
    expect(counts).toMatchObject({ Vendida: 1 })
    const [held] = (await lucia.get(`/api/works/${work}/holds`)).json().data
    expect(held).toMatchObject({ client: 'Bruno Lemos', state: 'holding' })
  })

  it('leaves with its buyer what was given back to them to be restored, though it is done', async () => {
    await move({ ...sold, date: '2025-01-10' })
    const back = {
      ...sold,
      status: 'Devuelta',
      purpose: 'restoration',
      date: '2025-02-01',
      due: '2025-03-20',
    }
    const { id } = await move(back)
    expect((await end('due', id, { how: 'returned' })).statusCode).toBe(201)
    expect(await stood('2025-03-05')).toMatchObject({ at: 'gone', status: 'Devuelta', owner: sold.owner })
  })

  it('is lent again where the gift back of a loan is taken back, with all that it took', async () => {
    const begun = await move({ ...consigned, date: '2025-01-10', consigned_until: '2025-06-30' })
    const loan = await move({ ...lent, date: '2025-02-01', due: '2025-03-20' })
    const given = await end('consigned', begun.id, { how: 'given_back' })
    const { movement, movements: ids } = given.json().data
    expect(ids).toEqual([expect.any(Number), movement])
    await lucia.post('/api/works/movements/remove', { ids })
    expect(await stood('2025-03-05')).toMatchObject({ movement: loan.id, at: 'out', status: 'Prestada' })
    expect((await terms()).map(({ kind, term }) => ({ kind, term }))).toEqual(
      expect.arrayContaining([{ kind: 'due', term: loan.id }])
    )
  })

  it('sells nothing that somebody holds, where another line is noted ahead', async () => {
    const out = await move({ ...sold, purpose: 'fair', date: '2025-02-01', due: '2025-03-20' })
    await move({ ...consigned, owner: sold.owner, date: '2025-03-06' })
    expect((await hold('Bruno Lemos')).statusCode).toBe(201)
    const late = await end('due', out.id, { how: 'returned', date: '2025-03-07' })
    expect(late.statusCode, late.body).toBe(409)
    expect(late.json().message).toContain('Bruno Lemos')
    expect((await end('due', out.id, { how: 'returned' })).statusCode).toBe(201)
  })

  it('is of a work that was sold at a fair: it comes back sold, not for sale at what was paid', async () => {
    await move({ ...consigned, date: '2025-01-10' })
    const sale = await move({ ...sold, purpose: 'fair', date: '2025-02-01', due: '2025-03-20' })
    expect((await end('due', sale.id, { how: 'returned' })).statusCode).toBe(201)
    expect(await stood('2025-03-05')).toMatchObject({
      ...{ at: 'gone', status: 'Vendida', owner: 'Martina Sosa', address: 'Depósito, peine 4' },
    })
    expect((await hold('Otra persona')).statusCode).toBe(409)
  })

  it.each([
    { was: 'lent, and sold from there', lines: [lent], out: sold, status: 'Vendida' },
    { was: 'sold', lines: [sold], out: { ...sold, status: 'Prestada' }, status: 'Vendida' },
    {
      ...{ was: 'sold and written down', lines: [sold, { ...sold, status: 'Para registro' }] },
      ...{ out: { ...sold, status: 'Prestada' }, status: 'Para registro' },
    },
    {
      ...{ was: 'home from a loan', lines: [lent, { ...lent, status: 'Devuelta' }] },
      ...{ out: consigned, status: 'En consignación' },
    },
  ])('comes back as it was: a work that was $was', async ({ lines, out, status }) => {
    await move({ ...consigned, date: '2025-01-10' })
    for (const line of lines) await move({ ...line, date: '2025-01-20' })
    const { id } = await move({ ...out, purpose: 'framing', date: '2025-02-01', due: '2025-03-20' })
    expect((await end('due', id, { how: 'returned' })).statusCode).toBe(201)
    expect(await stood('2025-03-05')).toMatchObject({ status })
  })

  it('says what a sale comes after: the last line of all, also one that is noted for a day to come', async () => {
    const begun = await move({ ...consigned, date: '2025-01-10', consigned_until: '2025-06-30' })
    const form = { ...lent, date: '2025-04-01', due: '2025-05-01' }
    const written = await lucia.post(`/api/works/${work}/movements`, form)
    const last = { id: written.json().data.last_movement.id, sold: false }
    expect((await terms())[0]?.row).toMatchObject({ movement: begun.id, last })
    expect(await stood('2025-03-05')).toMatchObject({ movement: begun.id, last })
    const sale = await lucia.post(`/api/works/${work}/movements`, { status: 'Vendida', after: last.id })
    expect(sale.statusCode, sale.body).toBe(201)
    expect(await stood('2025-02-01')).toMatchObject({ movement: begun.id, last: { id: last.id, sold: true } })
  })

  it('ends once, however many note it at one moment', async () => {
    await move({ ...consigned, date: '2025-01-10' })
    const loan = await move({ ...lent, date: '2025-02-01', due: '2025-03-20' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => end('due', loan.id, { how: 'returned' }))
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('outlasts a new price, which brings no work back', async () => {
    await move({ ...lent, date: '2025-02-01', due: '2025-03-20' })
    const set = { price: { by: 'amount', amount: 40_000 } }
    expect((await lucia.post('/api/works/change', { works: [{ id: work }], set })).statusCode).toBe(200)
    const [term] = await terms()
    expect(term).toMatchObject({ until: '2025-03-20', reachable: true, row: { price: 40_000 } })
  })

  it('is written about by hand to who has the work, without owner and value, three times a day at most', async () => {
    const loan = await move({ ...lent, date: '2025-02-01', due: '2025-03-01' })
    const notice = () => lucia.post(`/api/ledger/terms/due/${loan.id}/notice`, {})
    for (let turn = 0; turn < 3; turn += 1) expect((await notice()).statusCode).toBe(200)
    expect((await notice()).statusCode).toBe(429)
    const [mail] = await stage.db.select().from(mails).where(like(mails.kind, 'ledger%'))
    expect(mail).toMatchObject({ to: 'laura@museo.example', kind: 'ledgerNotice' })
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/Brandariz|38.?000/)
    expect((await terms())[0]?.told).toMatchObject({ notices: 3, week: false })

    const mute = await move({ ...lent, contact_email: '', date: '2025-03-02', due: '2025-03-03' })
    expect((await lucia.post(`/api/ledger/terms/due/${mute.id}/notice`, {})).statusCode).toBe(409)
  })
})

describe('the mails', () => {
  const told = async () => {
    await tellDue(officeOf(stage.app))
    const rows = await stage.db.select().from(mails).where(like(mails.kind, 'ledger%')).orderBy(asc(mails.id))
    await stage.db.delete(mails)
    return rows.map(({ kind, to, subject }) => `${kind} ${to} ${subject}`)
  }

  it('come a week before, on the day, and once a week for what is overdue, to whoever has it in hand', async () => {
    const milagros = await stage
      .client()
      .signInAs({ super: true, email: 'milagros@ochava.example', first_name: 'Milagros' })
    await move({ ...lent, date: '2025-02-01', due: '2025-03-13' })
    const other = await addWork({ title_es: 'Otra obra' })
    await move(
      { ...consigned, date: '2025-01-10', consigned_until: '2025-03-06', minded_by: milagros },
      other
    )

    expect(await told()).toEqual([])
    stage.clock.advance(day)
    expect(await told()).toEqual([
      'ledgerDue milagros@ochava.example Otra obra: vence hoy',
      'ledgerDue lucia@ochava.example Patio a las cuatro: vence el jueves 13 de marzo',
    ])
    expect(await told()).toEqual([])
    stage.clock.advance(day)
    expect(await told()).toEqual(['ledgerOverdue milagros@ochava.example Una obra vencida'])
    stage.clock.advance(2 * day)
    expect(await told()).toEqual([])
    stage.clock.advance(day)
    expect(await told()).toEqual(['ledgerOverdue milagros@ochava.example Una obra vencida'])

    // Who has lost the panel is not mailed any more: the gallery is.
    await stage.db.update(users).set({ super: false }).where(like(users.email, 'milagros%'))
    await setOptions(stage.db, { mail: 'hola@ochava.example' }, { now: stage.clock.now, by: null })
    stage.clock.advance(7 * day)
    expect(await told()).toEqual([
      'ledgerOverdue hola@ochava.example Una obra vencida',
      'ledgerOverdue lucia@ochava.example Una obra vencida',
    ])
  })

  it('wait for the gallery’s hour', async () => {
    await move({ ...lent, date: '2025-02-01', due: '2025-03-06' })
    stage.clock.now = new Date('2025-03-06T06:00:00Z')
    expect(await told()).toEqual([])
    stage.clock.now = new Date('2025-03-06T15:00:00Z')
    expect(await told()).toHaveLength(1)
  })
})

describe('the lines of all ledgers', () => {
  const sold = { status: 'Vendida', owner: 'Martina Sosa', price: 30_000 }
  const asked = async (query: string) => {
    const answer = await lucia.get(`/api/ledger/movements${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return LedgerLinesAnswer.parse(answer.json())
  }
  const days = async (query: string) => (await asked(query)).data.map(({ date }) => date)

  beforeEach(async () => {
    await move({ ...consigned, date: '2025-01-10' })
    await move({ ...consigned, purpose: 'fair', date: '2025-02-01' })
    await move({ ...sold, date: '2025-02-28' })
    const other = await addWork({ title_es: 'La otra' })
    // Where it was sold is no reason not to find that it was.
    await move({ ...sold, purpose: 'fair', date: '2025-03-01' }, other)
    await move({ ...sold, owner: 'Estudio Larraya', date: '2025-03-04' }, other)
  })

  it('are narrowed to what happened, and between which days', async () => {
    expect(await days('?what=Vendida&from=2025-03-01&to=2025-03-31')).toEqual(['2025-03-04', '2025-03-01'])
    expect(await days('?what=fair')).toEqual(['2025-02-01'])
    expect(await days('?what=fair,Vendida&to=2025-02-28')).toEqual(['2025-02-28', '2025-02-01'])
    expect(await days('?from=2025-02-28&to=2025-02-28')).toEqual(['2025-02-28'])
    expect(await days('?what=Vendida&query=larraya')).toEqual(['2025-03-04'])
    expect(await days('?what=Prestada')).toEqual([])
    for (const query of ['?what=Regalada', '?from=2025-02-30']) {
      expect((await lucia.get(`/api/ledger/movements${query}`)).statusCode, query).toBe(422)
    }
  })

  it('are counted by what happened, whatever of it is asked for', async () => {
    const { counts, meta, data } = await asked('?what=Vendida&from=2025-02-01&per_page=1')
    expect(data).toHaveLength(1)
    expect(meta).toMatchObject({ total: 3, last_page: 3 })
    expect(counts).toEqual({ Vendida: 3, fair: 1 })
    expect((await asked('')).meta.total).toBe(5)
  })

  it('tell one sale of a work that goes to be framed for its buyer and comes back', async () => {
    const framed = await addWork({ title_es: 'La enmarcada' })
    await move({ ...consigned, date: '2024-06-01' }, framed)
    await move({ ...sold, owner: '', date: '2024-06-02' }, framed)
    await move({ ...sold, date: '2024-06-03' }, framed)
    const out = await move({ ...sold, purpose: 'framing', date: '2024-06-04', due: '2024-07-01' }, framed)
    expect((await end('due', out.id, { how: 'prolonged', until: '2025-03-20' })).statusCode).toBe(201)
    const [term] = await terms()
    expect((await end('due', term?.row.movement ?? 0, { how: 'returned' })).statusCode).toBe(201)

    const { data, counts } = await asked('?query=enmarcada')
    expect(counts).toEqual({ 'En consignación': 1, Vendida: 1, framing: 2, moved: 2 })
    expect(data.map(lineKindOf)).toEqual([
      'moved',
      'framing',
      'framing',
      'moved',
      'Vendida',
      'En consignación',
    ])
    expect(await days('?query=enmarcada&what=Vendida')).toEqual(['2024-06-02'])
    expect(await days('?query=enmarcada&what=moved')).toEqual(['2025-03-05', '2024-06-03'])
    const csv = await lucia.get('/api/exports/movements.csv?query=enmarcada')
    expect(csv.body.match(/Vendida(?=[,;])/g), 'a status and what its line tells').toHaveLength(6)
  })

  it('tell a sale again of a work that is sold on, or that was consigned or given back in between', async () => {
    const again = await addWork({ title_es: 'La revendida' })
    await move({ ...sold, date: '2024-06-01' }, again)
    await move({ ...sold, owner: 'MARTINA Sosa', date: '2024-06-02' }, again)
    await move({ ...sold, owner: 'Estudio Larraya', date: '2024-06-03' }, again)
    await move({ ...consigned, date: '2024-06-04' }, again)
    await move({ ...sold, date: '2024-06-05' }, again)
    await move({ ...sold, status: 'Prestada', date: '2024-06-06' }, again)
    await move({ ...sold, date: '2024-06-07' }, again)
    await move({ ...sold, status: 'Devuelta', date: '2024-06-08' }, again)
    const last = await move({ ...sold, date: '2024-06-09' }, again)
    const sales = ['2024-06-09', '2024-06-05', '2024-06-03', '2024-06-01']
    expect(await days('?query=revendida&what=Vendida')).toEqual(sales)
    await lucia.post('/api/works/movements/remove', { ids: [last.id] })
    await move({ ...sold, date: '2024-06-10' }, again)
    expect(await days('?query=revendida&what=Vendida'), 'a struck line sold nothing').toEqual([
      '2024-06-10',
      ...sales,
    ])
  })

  it('stay in the books while their work lies in the bin, and say that it does', async () => {
    await lucia.delete(`/api/works/${work}`)
    const { data, counts } = await asked('')
    expect(counts).toEqual({ 'En consignación': 1, Vendida: 3, fair: 1 })
    expect(data.map(({ binned }) => binned)).toEqual([false, false, true, true, true])
    const csv = await lucia.get('/api/exports/movements.csv?what=Vendida')
    expect(csv.body.trim().split('\n')).toHaveLength(4)
  })

  it('are taken out as they are narrowed', async () => {
    const taken = async (query: string) => {
      const answer = await lucia.get(`/api/exports/movements.csv${query}`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.body.trim().split('\n').length - 1
    }
    expect(await taken('')).toBe(5)
    expect(await taken('?what=Vendida&from=2025-03-01&to=2025-03-31')).toBe(2)
    expect(await taken('?query=larraya')).toBe(1)
  })
})

describe('what is struck through', () => {
  it('stays with who, when and why, and counts for nothing; no line ever goes', async () => {
    await move({ ...consigned, date: '2025-01-10' })
    const wrong = await move({ ...lent, date: '2025-02-01', due: '2025-03-20' })
    const struck = await lucia.post('/api/works/movements/remove', { ids: [wrong.id], why: 'Era otra obra' })
    expect(struck.json()).toEqual({ data: [wrong.id] })
    const { data } = (await lucia.get('/api/ledger/movements')).json()
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      ...{ id: wrong.id, struck_at: stage.clock.now.toISOString(), struck_why: 'Era otra obra' },
      struck_by: { full_name: 'Lucía Prado' },
    })
    expect(await terms()).toEqual([])
    expect(await stood('2025-02-01')).toMatchObject({ at: 'here' })

    const deleted = await lucia.delete(`/api/works/${work}/movements/${data[1].id}`)
    expect(deleted.json().data.movements).toHaveLength(2)
    expect((await lucia.get(`/api/ledger?work=${work}`)).json()).toMatchObject({
      data: [],
      counts: { here: 0 },
    })
  })
})

describe('the condition of a work', () => {
  it('is told in words and pictures at a movement, which nobody but the gallery sees', async () => {
    const { id } = await move({ ...lent, date: '2025-02-01' })
    const url = `/api/works/${work}/movements/${id}/conditions`
    expect((await lucia.post(url, { words: 'zqwordszq: golpe en el ángulo' })).statusCode).toBe(201)
    const form = await multipartForm(
      { words: 'zqpicturezq' },
      { name: 'angulo.jpg', bytes: await sampleJpeg() }
    )
    const shown = await lucia.post(`${url}/picture`, form.body, { headers: form.headers })
    expect(shown.statusCode, shown.body).toBe(201)
    const [, { id: condition, file }] = shown.json().data.movements[0].conditions
    const address = `/storage/conditions/${file}`
    expect((await lucia.get(address)).headers['cache-control']).toBe('private, no-cache')

    const link = shown.json().data.secretLink
    const public_ = await visitor.get(`/api/works/${work}`)
    const shared = await visitor.get(`/api/share/work/${link}`)
    for (const answer of [public_, shared])
      expect(answer.body).not.toMatch(/zqwordszq|zqpicturezq|conditions/)
    for (const path of [
      address,
      address.replace('.jpg', '-thumb.jpg'),
      `/iiif/3/conditions.${file}/info.json`,
    ]) {
      expect((await visitor.get(path)).statusCode, path).toBe(404)
    }

    const paper = await readPdf(
      (await lucia.get(`/api/paper/condition-report.pdf?movement=${id}&language=es`)).rawPayload
    )
    expect(paper.title).toBe('Informe de estado | Galería')
    expect(paper.pages.join()).toMatch(/Préstamo.*Museo de la Ribera.*zqwordszq.*Lucía Prado.*zqpicturezq/)
    expect(paper.alts).toContain('zqpicturezq')

    const struck = await lucia.post(`/api/works/${work}/conditions/${condition}/strike`, { why: 'Otra obra' })
    expect(struck.json().data.movements[0].conditions[1]).toMatchObject({ struck_why: 'Otra obra' })
    const again = await readPdf(
      (await lucia.get(`/api/paper/condition-report.pdf?movement=${id}`)).rawPayload
    )
    expect(again.pages.join()).not.toContain('zqpicturezq')
    expect((await lucia.post(`/api/works/${work}/conditions/${condition}/strike`, {})).statusCode).toBe(404)
  })

  it('goes with its work, for good, files and all', async () => {
    const { id } = await move(lent)
    const form = await multipartForm({}, { name: 'angulo.jpg', bytes: await sampleJpeg() })
    const url = `/api/works/${work}/movements/${id}/conditions/picture`
    const added = await lucia.post(url, form.body, { headers: form.headers })
    const [{ file }] = added.json().data.movements[0].conditions
    const { storage } = stage.app
    expect(await storage.exists(`conditions/${file}`)).toBe(true)
    await lucia.delete(`/api/works/${work}`)
    await emptyBin({ db: stage.db, storage }, {}, stage.clock.now)
    expect(await storage.exists(`conditions/${file}`)).toBe(false)
    expect((await lucia.get(`/storage/conditions/${file}`)).statusCode).toBe(404)
  })
})

describe('notes', () => {
  const note = (kind: string, more = {}) =>
    lucia.post('/api/ledger/notes', { kind, works: [work], party: 'Museo de la Ribera', ...more })

  it('are numbered by kind and year, without a gap and without two of one number', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => note('loan')),
      ...Array.from({ length: 6 }, () => note('consignment')),
      note('loan', { works: [work, 99_999] }),
      note('loan', { date: '2024-12-31' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 201)).toEqual([404])
    const { data } = (await lucia.get('/api/ledger/notes?per_page=100')).json()
    const numbers = (kind: string, year: number) =>
      data
        .filter((each: { kind: string; year: number }) => each.kind === kind && each.year === year)
        .map(({ number }: { number: number }) => number)
        .sort((one: number, other: number) => one - other)
    expect(numbers('loan', 2025)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    expect(numbers('consignment', 2025)).toEqual([1, 2, 3, 4, 5, 6])
    expect(numbers('loan', 2024)).toEqual([1])
  })

  it('say what was signed, whatever becomes of the work, in both languages', async () => {
    await move({ ...consigned, date: '2025-01-10' })
    const until = { until: '2025-06-30', terms: 'El seguro lo paga quien recibe.' }
    const { id } = (await note('loan', { ...until, address: 'San Nicolás' })).json().data
    await move({ ...consigned, price: 99_000 })
    await lucia.patch(`/api/works/${work}`, { title_es: 'Otro título' })
    const print = async (language: string) =>
      readPdf((await lucia.get(`/api/paper/note.pdf?note=${id}&language=${language}`)).rawPayload)
    const spanish = await print('es')
    expect(spanish.title).toBe('Nota de préstamo 2025-0001 | Galería')
    const text = spanish.pages.join(' ')
    for (const words of [
      'Patio a las cuatro',
      'USD 38.000',
      'Hasta el 30 de junio de 2025',
      'San Nicolás',
      'El seguro',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Presta.*Galería.*Recibe.*Museo de la Ribera.*Presta: firma.*Recibe: firma/)
    expect((await print('en')).pages.join()).toMatch(/Loan note 2025-0001.*Borrower: signature/)

    const struck = await lucia.post(`/api/ledger/notes/${id}/strike`, { why: 'Se repitió' })
    expect(struck.json().data).toMatchObject({ number: 1, struck_why: 'Se repitió' })
    expect((await print('es')).pages.join()).toContain('Anulada el 5 de marzo de 2025: Se repitió')
    expect((await note('loan')).json().data.number).toBe(2)
  })

  it('of consignment have what was agreed with who consigned it, also once it is sold', async () => {
    await move({ ...consigned, date: '2025-01-10' })
    await move({ ...consigned, status: 'Vendida', owner: 'Estudio Larraya', price: 99_000 })
    const priceIn = async (kind: string) => (await note(kind)).json().data.works[0].price
    expect(await priceIn('consignment')).toBe(38_000)
    expect(await priceIn('loan')).toBe(99_000)
  })
})
