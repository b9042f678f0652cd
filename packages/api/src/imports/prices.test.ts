import { type ImportDetail, ImportRules } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movements, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { row, sheetOf, text, workbookFile } from '../testing/workbook.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const { bring, move, rowsOf } = importing(() => lucia)

const number = (value: number) => `<c><v>${value}</v></c>`

/** A workbook of works, each with its height and its price. */
function workbook(rows: readonly (readonly [height: string, price: string])[], heading = 'Precio'): Buffer {
  const names = row(1, ...['code', 'title_es', 'Alto', heading].map(text))
  const lines = rows.map(([height, price], at) => row(at + 2, text(`A${at}`), text('Obra'), height, price))
  return workbookFile({ sheet: sheetOf([names, ...lines]) })
}

const told = () =>
  stage.db
    .select({ height: works.height, price: movements.price, currency: movements.currency })
    .from(works)
    .leftJoin(movements, eq(movements.work_id, works.id))
    .orderBy(works.code)

async function ruled({ id, map }: ImportDetail, rules: Partial<ImportRules>): Promise<void> {
  const body = { map: { ...map, rules: ImportRules.parse({ ...map.rules, ...rules }) } }
  const changed = await lucia.patch(`/api/imports/${id}`, body)
  expect(changed.statusCode, changed.body).toBe(200)
}

test('numbers of a workbook are what they are, however its texts write prices', async () => {
  const table = workbook([
    [number(50.75), text('USD 1.200')],
    [number(120.5), text('USD 1.200,50')],
    [number(1.234), text('EUR 350.000')],
    [number(30), text('EUR 12.345')],
    [number(30), number(833.12)],
    [number(30), number(12.345)],
  ])
  const { id, facts } = await bring(table)
  expect(facts).toMatchObject({ decimal: ',', unsure: [] })
  for (const decimal of ['.', ',']) {
    await lucia.patch(`/api/imports/${id}`, { facts: { decimal } })
    expect((await move(id, 'check')).counts, decimal).toMatchObject({ new: 6, error: 0 })
    await expect(rowsOf(id, 'new'), decimal).resolves.toMatchObject([
      { standing: expect.arrayContaining([expect.objectContaining({ field: 'height', value: '50.75' })]) },
      ...Array.from({ length: 5 }, () => ({})),
    ])
  }
  await move(id, 'apply')
  const lines = await told()
  expect(lines.map(({ height }) => height)).toEqual([50.75, 120.5, 1.23, 30, 30, 30])
  expect(lines.map(({ price }) => price)).toEqual([1200, 1200.5, 350_000, 12_345, 833.12, 12.35])
})

test('no price has three decimals, whichever sign the file has', async () => {
  const { id, facts } = await bring(
    'code,title_es,Alto,Precio\nA,Una,50.75,1.500\nB,Dos,9.5,USD 12.345.678\n'
  )
  expect(facts.decimal).toBe('.')
  expect((await move(id, 'check')).counts).toMatchObject({ new: 2, error: 0 })
  await move(id, 'apply')
  expect((await told()).map(({ price }) => price)).toEqual([1500, 12_345_678])
})

const noPrice = 'No es un precio: escribilo con cifras, como 12500.'
const noCurrency = 'No es una moneda: van tres letras, como USD o ARS.'

test('a currency may stand behind, and be any; one that may be two is refused', async () => {
  const prices = [
    '1.500 USD',
    "CHF 1'200.-",
    '900 €',
    'U$S 20',
    'R$ 30',
    'AR$ 40',
    '$ 50 ARS',
    'A$ 12.000',
    'USD 1 EUR',
  ]
  const lines = prices.map((price, at) => `${at},Obra,"${price}"`)
  const { id } = await bring(`code,title_es,price\n${lines.join('\n')}\n9,Obra,PVP 30 + IVA\n`)
  expect((await move(id, 'check')).counts).toMatchObject({ new: 7, error: 3 })
  expect((await rowsOf(id, 'error')).map(({ errors }) => errors.map(({ reason }) => reason))).toEqual([
    [noCurrency],
    [noCurrency],
    [noPrice],
  ])
  await move(id, 'apply')
  expect((await told()).map(({ price, currency }) => [price, currency])).toEqual([
    [1500, 'USD'],
    [1200, 'CHF'],
    [900, 'EUR'],
    [20, 'USD'],
    [30, 'BRL'],
    [40, 'ARS'],
    [50, 'ARS'],
  ])
})

test('a sign beside its code, and what stands between thousands, leave the price as it is', async () => {
  const prices = [
    'USD $1,200',
    'USD$1,200',
    'US $1,200',
    'ARS $ 1.200',
    '$1,200 USD',
    "CHF 12'500.50",
    'EUR 1 234 567',
  ]
  const lines = prices.map((price, at) => `${at},Obra,"${price}"`)
  const { id } = await bring(`code,title_es,price\n${lines.join('\n')}\n`)
  expect((await move(id, 'check')).counts).toMatchObject({ new: 7, error: 0 })
  await move(id, 'apply')
  expect((await told()).map(({ price, currency }) => [price, currency])).toEqual([
    [1200, 'USD'],
    [1200, 'USD'],
    [1200, 'USD'],
    [1200, 'ARS'],
    [1200, 'USD'],
    [12_500.5, 'CHF'],
    [1_234_567, 'EUR'],
  ])
})

test('an amount that is none is told as that, a currency that is none as that', async () => {
  const prices = [
    ["12'50 €", noPrice],
    ["1'5", noPrice],
    ['1200 1500', noPrice],
    ['2024 1', noPrice],
    ['US$ 3k', noPrice],
    ['3 mil', noPrice],
    ['1.5 M', noPrice],
    ['1200 net', noPrice],
    ['A$ 1200', noCurrency],
    ['XYZ 1200', noCurrency],
  ] as const
  const lines = prices.map(([price], at) => `${at},Obra,${price}`)
  const { id } = await bring(`code,title_es,price\n${lines.join('\n')}\n`)
  await move(id, 'check')
  const told = (await rowsOf(id, 'error')).map(({ errors }) => errors.map(({ reason }) => reason))
  expect(told).toEqual(prices.map(([, reason]) => [reason]))
})

test('words that say to ask for the price are no price, and the review says so', async () => {
  const words = ['Consultar', 'a consultar', 'Price on request', 'P.O.A.', 's/p']
  const lines = words.map((price, at) => `${at},Obra,${price}`)
  const { id } = await bring(`code,title_es,price\n${lines.join('\n')}\n9,Obra,USD 30\n`)
  const { counts, warnings } = await move(id, 'check')
  expect(counts).toMatchObject({ new: 6, error: 0 })
  expect(warnings).toEqual(['5 filas dicen que el precio se consulte: quedan sin precio.'])
  await move(id, 'apply')
  expect((await told()).map(({ price }) => price)).toEqual([null, null, null, null, null, 30])
})

test('a column says the currency and the unit that its name says, whatever it is for', async () => {
  const { columns } = await bring('code,title_es,Verkauf USD,Höhe (in),Ort\nA,Una,800,12,Berlin\n')
  const said = columns.map(({ name, unit, currency }) => [name, unit, currency])
  expect(said).toEqual([
    ['code', undefined, undefined],
    ['title_es', undefined, undefined],
    ['Verkauf USD', undefined, 'USD'],
    ['Höhe (in)', 'in', undefined],
    ['Ort', undefined, undefined],
  ])
})

test('a price without a currency is of the one that is chosen, and the review shows it', async () => {
  const table =
    'code,title_es,Precio,Moneda\nA,Una,$ 350.000,\nB,Dos,800,$\nC,Tres,EUR 90,\nD,Cuatro,70,CHF\n'
  const brought = await bring(table)
  expect(brought.map.rules.currency).toBeNull()
  expect(brought.columns[2]).toMatchObject({ name: 'Precio', bare_amounts: 3 })
  const { id } = brought
  const currencies = async () =>
    (await rowsOf(id, 'new')).map(({ standing }) => standing.find(({ field }) => field === 'currency')?.value)

  expect((await move(id, 'check')).warnings).toEqual([
    '2 precios no dicen su moneda: se toman en la que ya tiene la obra, o en USD. Elegila en «Precios sin moneda».',
  ])
  expect(await currencies()).toEqual(['USD', 'USD', 'EUR', 'CHF'])
  await ruled(brought, { currency: 'ARS' })
  expect((await move(id, 'check')).warnings).toEqual([])
  expect(await currencies()).toEqual(['ARS', 'ARS', 'EUR', 'CHF'])
  await move(id, 'apply')
  expect((await told()).map(({ price, currency }) => [price, currency])).toEqual([
    [350_000, 'ARS'],
    [800, 'ARS'],
    [90, 'EUR'],
    [70, 'CHF'],
  ])

  const again = await bring('code,title_es,price\nA,Una,400000\nC,Tres,90\n')
  await move(again.id, 'check')
  await move(again.id, 'apply')
  const last = await stage.db
    .select({ price: movements.price, currency: movements.currency })
    .from(movements)
    .orderBy(movements.id)
    .offset(4)
  expect(last, 'nobody chose: the work goes on in its own').toEqual([{ price: 400_000, currency: 'ARS' }])
})

test('a heading that names a currency, or a unit, says it for what is under it', async () => {
  const { id, map } = await bring('code,title_es,Price (EUR),Height (in)\nA,Una,"1,200",10\n')
  expect(map).toMatchObject({
    fields: { price: 'Price (EUR)', height: 'Height (in)' },
    rules: { currency: 'EUR', unit: 'in' },
  })
  expect((await move(id, 'check')).warnings).toEqual([])
  await move(id, 'apply')
  expect(await told()).toEqual([{ height: 25.4, price: 1200, currency: 'EUR' }])
})

test('feet are feet, and a unit that nobody knows is no size', async () => {
  const rows = [
    `A,Una,"6' 1""",`,
    `B,Dos,,5 ft 2 in x 4 ft`,
    `C,Tres,,6 x 4 ft`,
    `D,Cuatro,5′ 2 1/2″,`,
    `E,Cinco,,6 x 4 yd`,
  ]
  const { id } = await bring(`code,title_es,Alto,Dimensions\n${rows.join('\n')}\n`)
  expect((await move(id, 'check')).counts).toMatchObject({ new: 4, error: 1 })
  await move(id, 'apply')
  const sizes = await stage.db
    .select({ height: works.height, width: works.width })
    .from(works)
    .orderBy(works.code)
  expect(sizes).toEqual([
    { height: 185.42, width: null },
    { height: 157.48, width: 121.92 },
    { height: 182.88, width: 121.92 },
    { height: 158.75, width: null },
  ])
})
