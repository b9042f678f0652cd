import { edtfWords, readEdtf, spanOf } from '@gallery/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { selectRows } from '../db/rows.queries.ts'
import { items } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { sayingDates } from './sayAnew.queries.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())

const two = (number: number) => String(number).padStart(2, '0')
const year = fc.oneof(
  fc.integer({ min: 1, max: 2200 }).map((each) => String(each).padStart(4, '0')),
  fc.integer({ min: 1, max: 2999 }).map((each) => `-${String(each).padStart(4, '0')}`),
  fc.integer({ min: 10, max: 219 }).map((each) => `${String(each).padStart(3, '0')}X`),
  fc.integer({ min: 1, max: 21 }).map((each) => `${two(each)}XX`)
)
const rest = fc.oneof(
  fc.constantFrom('', '-XX', '-XX-XX', '-21', '-24'),
  fc.integer({ min: 1, max: 12 }).map((month) => `-${two(month)}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map((parts) => `-${parts.map(two).join('-')}`)
)
const date = fc.tuple(year, rest, fc.constantFrom('', '?', '~', '%')).map((parts) => parts.join(''))
const edtf = fc
  .oneof(
    date,
    fc
      .tuple(fc.oneof(date, fc.constantFrom('', '..')), fc.oneof(date, fc.constantFrom('', '..')))
      .map((ends) => ends.join('/')),
    fc
      .tuple(
        fc.constantFrom('[]', '{}'),
        fc.array(
          fc.oneof(
            date,
            fc.tuple(date, date).map((ends) => ends.join('..'))
          ),
          { minLength: 1, maxLength: 4 }
        ),
        fc.constantFrom('', '..'),
        fc.constantFrom('', '..')
      )
      .map(([signs, members, before, after]) => `${signs[0]}${before}${members.join(',')}${after}${signs[1]}`)
  )
  .filter((text) => typeof readEdtf(text) !== 'string')

it('the database reads the first and the last day of a date as the contract does', async () => {
  const texts = fc.sample(edtf, { numRuns: 3_000, seed: 1949 })
  const query = sql`
    select edtf_first(value) as first, edtf_last(value) as last
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (value, place) order by place`
  const rows = await selectRows(
    gallery.db,
    query,
    z.object({ first: z.int().nullable(), last: z.int().nullable() })
  )
  const expected = texts.map((text) => {
    const read = readEdtf(text)
    return [text, (typeof read === 'string' ? null : spanOf(read)) ?? { first: null, last: null }]
  })
  expect(rows.map(({ first, last }, at) => [texts[at], { first, last }])).toEqual(expected)
})

/** The titles of a list of works. */
async function titles(query: string): Promise<string[]> {
  const { data } = (await gallery.client().get(`/api/works?${query}`)).json()
  return data.map(({ title_es }: { title_es: string }) => title_es)
}

it('works come by their dates, those of which nobody knows last, and are found by the years that they may be of', async () => {
  const { db, clock } = gallery
  const add = (title_es: string, dates: { year?: number; date_edtf?: string }) =>
    createWork(db, sampleWork({ title_es, year: null, ...dates }), { now: clock.now, by: null })
  await add('1952', { year: 1952 })
  await add('nadie sabe', {})
  await add('años 40', { date_edtf: '194X' })
  await add('1949 a 1955', { date_edtf: '1949~/1955', year: 1960 })
  await add('hasta 1945', { date_edtf: '../1945' })
  await add('desde 1955', { date_edtf: '1955-03/..' })
  await add('-750', { year: -750 })
  await add('751 a. C.', { date_edtf: '-0750' })
  await add('ni antes ni después', { date_edtf: '[..1940,1950..]' })
  expect(await titles('sort=year')).toEqual([
    '751 a. C.',
    '-750',
    'años 40',
    'hasta 1945',
    '1949 a 1955',
    '1952',
    'desde 1955',
    'ni antes ni después',
    'nadie sabe',
  ])
  expect(await titles('sort=-year')).toEqual([
    'desde 1955',
    '1952',
    '1949 a 1955',
    'hasta 1945',
    'años 40',
    '-750',
    '751 a. C.',
    'ni antes ni después',
    'nadie sabe',
  ])
  expect(await titles('decade=1950&sort=year')).toEqual(['1949 a 1955', '1952', 'desde 1955'])
  expect(await titles('decade=1940&sort=year')).toEqual(['años 40', 'hasta 1945', '1949 a 1955'])
  expect(await titles('decade=undated')).toEqual(['ni antes ni después', 'nadie sabe'])
  expect(await titles('decade=-750')).toEqual(['-750'])
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const found = async (range: string) =>
    (await lucia.get(`/api/works?showAll=1&sort=year&${range}`))
      .json()
      .data.map((work: { title_es: string }) => work.title_es)
  expect(await found('from=1954&to=1954')).toEqual(['1949 a 1955'])
  expect(await found('from=2000')).toEqual(['desde 1955'])
  expect(await found('to=1945')).toEqual(['751 a. C.', '-750', 'años 40', 'hasta 1945'])
  expect(await found('from=-750&to=-750')).toEqual(['-750', 'hasta 1945'])
  expect(await found('from=-751&to=-751')).toEqual(['751 a. C.', 'hasta 1945'])
  const { data } = (await gallery.client().get('/api/works/facets')).json()
  const decades = Object.fromEntries(
    data.decade.map(({ value, count }: { value: string; count: number }) => [value, count])
  )
  expect(decades).toEqual({ '-760': 1, '-750': 1, '1940': 3, '1950': 3, undated: 2 })
})

it('an item says its date in both languages, beside the words of its source', async () => {
  const item = await addItem(gallery, { date_fallback: 'circa 1949', date_edtf: '1949~' })
  const answered = (await gallery.client().get(`/api/items/${item}`)).json().data
  expect(answered).toMatchObject({
    date_fallback: 'circa 1949',
    date_edtf: '1949~',
    date_words: edtfWords('1949~'),
  })
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const refused = await lucia.patch(`/api/items/${item}`, { date_edtf: 'circa 1949' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.date_edtf[0]).toMatch(/^No es una fecha EDTF/)
  expect(
    (await lucia.patch(`/api/items/${item}`, { date_edtf: '1955/1950' })).json().errors.date_edtf
  ).toEqual(['El final es anterior al comienzo.'])
  const cleared = await lucia.patch(`/api/items/${item}`, { date_edtf: '' })
  expect(cleared.json().data).toMatchObject({ date_edtf: '', date_words: null, date_fallback: 'circa 1949' })
})

it('what another version wrote without words, or worded otherwise, is said anew', async () => {
  const { db } = gallery
  const [one, other] = [
    await addItem(gallery, { date_edtf: '195X' }),
    await addItem(gallery, { date_edtf: '195X' }),
  ]
  const worded = async (id: number) => (await gallery.client().get(`/api/items/${id}`)).json().data.date_words
  const sayNext = sayingDates(db)
  await db
    .update(items)
    .set({ date_words: { es: 'los cincuenta', en: 'the fifties' } })
    .where(eq(items.id, one))
  expect(await sayNext()).toEqual({ changed: 1, isMore: false })
  await db.update(items).set({ date_edtf: '196X' }).where(eq(items.id, other))
  expect(await worded(other)).toBeNull()
  expect(await sayNext()).toEqual({ changed: 1, isMore: false })
  expect(await sayNext()).toEqual({ changed: 0, isMore: false })
  expect([await worded(one), await worded(other)]).toEqual([edtfWords('195X'), edtfWords('196X')])
})

it('a date that is taken back in the history has its words again', async () => {
  const item = await addItem(gallery, { date_edtf: '1949~' })
  const lucia = gallery.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  await lucia.patch(`/api/items/${item}`, { date_edtf: '195X' })
  const { data } = (await lucia.get(`/api/activity?kind=item&record=${item}`)).json()
  await lucia.post(`/api/activity/${data[0].id}/revert`, {})
  expect((await lucia.get(`/api/items/${item}`)).json().data).toMatchObject({
    date_edtf: '1949~',
    date_words: edtfWords('1949~'),
  })
})

it.each([
  ['the year is corrected', { year_text: '1949' }, { year: 1952 }, ''],
  ['the words are corrected', { year_text: '1949', year: 1949 }, { year_text: '1950' }, ''],
  ['the year that it repeats is corrected', { year_text: 'del 49', year: 1949 }, { year: 1952 }, ''],
  ['the year is told that it says', { year_text: '1949' }, { year: 1949 }, '1949'],
  ['the words never said it', { year_text: 'del 49', year: 1949 }, { year_text: 'de 1949' }, '1949'],
  ['the words still say it', { year_text: '1949', year: 1949 }, { year: null }, '1949'],
  ['the date is corrected too', { year_text: '1949' }, { year_text: '1950', date_edtf: '1950' }, '1950'],
] as const)('of a date 1949, when %s', async (_when, before, change, date_edtf) => {
  const { db, clock } = gallery
  const form = sampleWork({ year: null, date_edtf: '1949', ...before })
  const work = await createWork(db, form, { now: clock.now, by: null })
  await db.update(works).set(change).where(eq(works.id, work))
  const [kept] = await db
    .select({ date_edtf: works.date_edtf, words: works.date_words })
    .from(works)
    .where(eq(works.id, work))
  expect(kept).toEqual({ date_edtf, words: date_edtf === '1949' ? edtfWords('1949') : null })
})

it('the exact day of an item goes before its date in EDTF', async () => {
  const item = await addItem(gallery, { date: '1949-05-12', date_fallback: '1949', date_edtf: '1949' })
  const [kept] = await gallery.db
    .select({ first: items.first_day, last: items.last_day })
    .from(items)
    .where(eq(items.id, item))
  expect(kept).toEqual({ first: 19490512, last: 19490512 })
})
