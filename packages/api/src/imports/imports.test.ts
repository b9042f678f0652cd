import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ImportDetail, type ImportMap, ImportRules } from '@gallery/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { createArtist } from '../artists/artists.queries.ts'
import { selectRows } from '../db/rows.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { importRows, imports } from '../tables/imports.table.ts'
import { movements, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { importing } from '../testing/importing.ts'
import { multipartForm } from '../testing/multipart.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { applyImport } from './applying.ts'
import { changeImport, findImport } from './imports.queries.ts'
import { runNext } from './job.ts'
import { askToMove } from './moving.queries.ts'

let stage: TestApp
let lucia: TestClient
let luciaId: number
beforeAll(async () => {
  stage = await testApp({ workers: true })
})
beforeEach(async () => {
  await stage.reset()
  lucia = stage.client()
  luciaId = await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

const museum = readFile(fileURLToPath(new URL('./fixtures/museum.csv', import.meta.url)))
const fields = {
  code: 'accession_number',
  title_es: 'title',
  artist: 'maker',
  year: 'creation_date',
  height: 'size_mb',
  dimensions: 'dimensions',
  description_es: 'description',
}
const map: ImportMap = {
  fields,
  rules: ImportRules.parse({}),
}

const titlesMap: ImportMap = {
  fields: { code: 'accession_number', title_es: 'title' },
  rules: ImportRules.parse({}),
}

const { bring, move, detail, rowsOf } = importing(() => lucia)

async function checked(bytes: Uint8Array | string, given: ImportMap = map): Promise<ImportDetail> {
  const { id } = await bring(bytes)
  const changed = await lucia.patch(`/api/imports/${id}`, { map: given })
  expect(changed.statusCode, changed.body).toBe(200)
  return move(id, 'check')
}

/** Everything that an import can touch, as it is. */
async function everything() {
  const tables = [
    'works',
    'artists',
    'movements',
    'items',
    'item_artists',
    'item_tags',
    'tags',
    'collection_works',
    'work_images',
  ]
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    const query = sql`select to_jsonb(each) as row from ${sql.identifier(table)} as each order by 1`
    found[table] = await selectRows(stage.db, query, z.unknown())
  }
  return found
}

test('explains every row that it refuses', async () => {
  const { id, counts, facts } = await checked(await museum)
  expect(facts).toMatchObject({ header_row: 4, delimiter: ',' })
  expect(counts).toMatchObject({ new: 1, error: 9 })
  const refused = (await rowsOf(id, 'error')).map(({ row, errors }) => [
    row,
    errors.map((error) => `${error.column}: ${error.reason}`),
  ])
  expect(refused).toEqual([
    [
      6,
      [
        'creation_date: No es un solo año. Escribilo en cifras, o elegí tomar el primero y guardar las palabras.',
        'title: Falta el título en los dos idiomas.',
      ],
    ],
    [7, ['maker: Una obra tiene un artista y acá hay 2. Elegí tomar el primero, o separalos.']],
    [8, ['accession_number: «1.1» ya está en la fila 5 del archivo.']],
    [9, [': A la fila le faltan celdas: tiene 3 de 7.']],
    [10, [': La fila tiene 8 celdas y el archivo 7 columnas.']],
    [
      11,
      [
        'size_mb: «989 MB» no es una medida en centímetros.',
        'dimensions: No se encuentran medidas seguras en el texto. Elegí leer lo que se pueda y guardar las palabras.',
      ],
    ],
    [12, ['title: El texto tiene 1.203 caracteres y entran 1.000.']],
    [
      13,
      [
        'dimensions: El texto dice varias medidas distintas. Dejá una, o elegí leer lo que se pueda y guardar las palabras.',
      ],
    ],
    [14, [': Hay una comilla que no se cierra o la fila está cortada.']],
  ])
  const file = await lucia.get(`/api/imports/${id}/errors.csv`)
  expect(file.statusCode).toBe(200)
  expect(file.body.split('\r\n')).toHaveLength(11)
  expect(file.body).toContain('«989 MB» no es una medida')
})

test('adds, changes, leaves and takes all of it back', async () => {
  const writing = { now: stage.clock.now, by: null }
  const artist_id = await createArtist(
    stage.db,
    { display: 'Lajos Szalay', last_name: 'Szalay', bio_es: '', bio_en: '' },
    writing
  )
  await createWork(stage.db, sampleWork({ code: 'A', title_es: 'Vieja', year: 1970, artist_id }), writing)
  await createWork(
    stage.db,
    sampleWork({ code: 'B', title_es: 'Igual', title_en: 'Same', year: 1971, artist_id }),
    writing
  )
  const before = await everything()
  const table =
    'code,title_es,artist,year,status,price,currency\nA,Nueva,Ana Paz,1970,vendida,"1,200",USD\nB,Igual,"SZALAY, Lajos",1971,,,\nC,Otra,ana paz,1980,,,\n'
  const { id, map: suggested } = await bring(table)
  expect(suggested.fields).toEqual({
    code: 'code',
    title_es: 'title_es',
    artist: 'artist',
    year: 'year',
    status: 'status',
    price: 'price',
    currency: 'currency',
  })
  const { counts } = await move(id, 'check')
  expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, error: 0, new_artists: 1 })
  expect((await rowsOf(id, 'changed'))[0]?.changes).toEqual([
    { field: 'title_es', old: 'Vieja', new: 'Nueva' },
    { field: 'artist', old: 'Lajos Szalay', new: 'Ana Paz' },
    { field: 'status', old: '', new: 'Vendida' },
    { field: 'price', old: '', new: '1200' },
    { field: 'currency', old: '', new: 'USD' },
  ])
  expect(await everything(), 'a dry run writes nothing').toEqual(before)

  expect(await move(id, 'apply')).toMatchObject({ state: 'applied', failure: '', undoable: true })
  expect(await stage.db.select({ display: artists.display }).from(artists).orderBy(artists.id)).toEqual([
    { display: 'Lajos Szalay' },
    { display: 'Ana Paz' },
  ])
  const known = sql`select reltuples::int as rows from pg_class where relname = 'works'`
  expect(
    await selectRows(stage.db, known, z.object({ rows: z.number() })),
    'the database knows how many'
  ).toEqual([{ rows: 3 }])
  const again = await bring(table)
  expect((await move(again.id, 'check')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
  const nothing = await lucia.post(`/api/imports/${again.id}/apply`, {})
  expect(nothing.statusCode).toBe(409)

  expect(await move(id, 'undo')).toMatchObject({ state: 'undone' })
  const { movements: ledger, ...rest } = await everything()
  expect({ ...rest, movements: [] }).toEqual(before)
  expect(ledger, 'a line that was written stays, struck through').toMatchObject([
    { row: { status: 'Vendida', price: 1200, struck_at: expect.any(String), struck_by: luciaId } },
  ])
})

test('an undo does not lose what was changed later, unless asked to keep it', async () => {
  const { id } = await bring('code,title_es\nA,Una\nB,Dos\n')
  await move(id, 'check')
  await move(id, 'apply')
  const [first] = await stage.db.select({ id: works.id }).from(works).orderBy(works.id)
  await lucia.patch(`/api/works/${first?.id}`, { title_es: 'Cambiada' })
  const stopped = await move(id, 'undo')
  expect(stopped).toMatchObject({
    state: 'applied',
    kept: 1,
  })
  expect((await lucia.get(`/api/imports/${id}/kept`)).json()).toMatchObject({
    data: [{ kind: 'works', id: first?.id, title: 'Cambiada' }],
    meta: { total: 1, last_page: 1 },
  })
  expect(stopped.failure).not.toBe('')
  expect(await move(id, 'undo', { keep: true })).toMatchObject({ state: 'undone' })
  expect(await stage.db.select({ title: works.title_es }).from(works)).toEqual([{ title: 'Cambiada' }])
})

test('a work that was held since stays when its import is undone', async () => {
  const { id } = await bring('code,title_es\nA,Una\nB,Dos\n')
  await move(id, 'check')
  await move(id, 'apply')
  const [first] = await stage.db.select({ id: works.id }).from(works).orderBy(works.id)
  const held = await lucia.post(`/api/works/${first?.id}/holds`, { client: 'Familia Iribarne', hours: 24 })
  expect(held.statusCode, held.body).toBe(201)
  expect(await move(id, 'undo')).toMatchObject({ state: 'applied', kept: 1 })
  expect(await move(id, 'undo', { keep: true })).toMatchObject({ state: 'undone' })
  expect(await stage.db.select({ id: works.id }).from(works)).toEqual([first])
})

test('an import of a version that knew fewer columns is undone, too', async () => {
  await createWork(stage.db, sampleWork({ code: 'Z', title_es: 'Vieja' }), { now: stage.clock.now, by: null })
  const { id } = await bring('code,title_es\nZ,Nueva\n')
  await move(id, 'check')
  await move(id, 'apply')
  await stage.db.execute(sql`update import_journal set was = was - 'rights' - 'rights_note_es' - 'date_edtf'`)
  expect(await move(id, 'undo')).toMatchObject({ state: 'undone', failure: '' })
  expect(await stage.db.select({ title: works.title_es }).from(works)).toEqual([{ title: 'Vieja' }])
})

test('a statement of rights is known by its name and by the address at which browsers show it', async () => {
  const { id } = await bring(
    'code,title_es,rights\nA,Una,In copyright\nB,Dos,https://rightsstatements.org/page/InC/1.0/?language=en\n'
  )
  await move(id, 'check')
  await move(id, 'apply')
  expect(await stage.db.select({ rights: works.rights }).from(works)).toEqual([
    { rights: 'InC' },
    { rights: 'InC' },
  ])
})

test('a record that changed after the review stops the import, and nothing of it stays', async () => {
  await createWork(stage.db, sampleWork({ code: 'Z', title_es: 'Vieja' }), { now: stage.clock.now, by: null })
  const { id } = await bring('code,title_es\nA,Una\nZ,Nueva\n')
  await move(id, 'check')
  const [old] = await stage.db.select({ id: works.id }).from(works)
  await lucia.patch(`/api/works/${old?.id}`, { notes: 'Otra cosa' })
  const before = await everything()
  const stopped = await move(id, 'apply')
  expect(stopped).toMatchObject({
    state: 'checked',
    failure: 'Alguien cambió registros después de la revisión. Volvé a revisar antes de importar.',
  })
  expect(await everything()).toEqual(before)
})

test('a name that two artists have, or none, is chosen by somebody', async () => {
  const writing = { now: stage.clock.now, by: null }
  for (const bio_es of ['uno', 'dos'])
    await createArtist(stage.db, { display: 'Ana Paz', bio_es, bio_en: '' }, writing)
  await createArtist(stage.db, { display: 'Lajos Szalay', bio_es: '', bio_en: '' }, writing)
  await createWork(stage.db, sampleWork({ title_es: 'Suya', artist_id: 2 }), writing)
  const { id, map: suggested } = await bring(
    'code,title_es,artist\nA,Una,ana paz\nB,Dos,ana paz\nC,Tres,L. Szalay\n'
  )
  const choose = async (choices: Record<string, number>) => {
    const rules = { ...suggested.rules, artists: 'match', choices }
    await lucia.patch(`/api/imports/${id}`, { map: { ...suggested, rules } })
    return (await move(id, 'check')).counts
  }
  const names = async () => (await lucia.get(`/api/imports/${id}/names`)).json().data
  expect(await choose({})).toMatchObject({ new: 0, error: 3 })
  const candidates = [
    { id: 1, display: 'Ana Paz', works: 0 },
    { id: 2, display: 'Ana Paz', works: 1 },
  ]
  expect(await names()).toEqual([
    { name: 'ana paz', rows: 2, candidates, chosen: null },
    { name: 'L. Szalay', rows: 1, candidates: [], chosen: null },
  ])
  expect(await choose({ 'ana paz': 2, 'L. Szalay': 3 })).toMatchObject({ new: 3, error: 0, new_artists: 0 })
  expect(await names()).toEqual([
    { name: 'ana paz', rows: 0, candidates, chosen: 2 },
    { name: 'L. Szalay', rows: 0, candidates: [{ id: 3, display: 'Lajos Szalay', works: 0 }], chosen: 3 },
  ])
  expect(await choose({ 'ana paz': 0, 'L. Szalay': 3 })).toMatchObject({ new: 3, new_artists: 1 })
})

test('what is being applied is not changed any more, also by who asked before and whose file is read since', async () => {
  const { id } = await checked('accession_number,title\nA-1,Una\nA-2,Dos\n', titlesMap)
  const record = await findImport(stage.db, id)
  await stage.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, id))
  const { facts, sheets, columns, rows, map: theirs } = record
  const inspected = { facts, sheets, columns, rows }
  for (const change of [{ inspected }, { map: theirs }])
    await expect(changeImport(stage.db, id, change)).rejects.toMatchObject({ id: 'import.state' })
  expect(await stage.db.$count(importRows)).toBe(2)
  expect(await findImport(stage.db, id)).toMatchObject({ state: 'applying', counts: { new: 2 } })
})

test.runIf(inject('testTemplate').kind === 'postgres')(
  'a change waits for who sets an import to move at that moment, and is refused then',
  async () => {
    const { id } = await checked('accession_number,title\nA-1,Una\nA-2,Dos\n', titlesMap)
    const moving = await stage.db.transaction(async (tx) => {
      await askToMove(tx, id, ['checked'], 'applying')
      const change = lucia.patch(`/api/imports/${id}`, { map: titlesMap })
      await expect.poll(() => countWaiting(stage.db), { timeout: 30_000 }).toBe(1)
      return { change }
    })
    expect((await moving.change).statusCode).toBe(409)
    expect(await stage.db.$count(importRows)).toBe(2)
  }
)

test('a process that ends while it applies leaves nothing half done', async () => {
  await createWork(stage.db, sampleWork({ code: 'W-7', title_es: 'Vieja' }), {
    now: stage.clock.now,
    by: null,
  })
  const before = await everything()
  const table = Array.from({ length: 180 }, (_, at) => `W-${at},Obra ${at},Artista ${at % 9}\n`).join('')
  const { id } = await bring(`code,title_es,artist\n${table}`)
  expect((await move(id, 'check')).counts).toMatchObject({ new: 179, changed: 1, new_artists: 9 })
  const record = await findImport(stage.db, id)
  const dies = applyImport(stage.db, record, {
    whole: false,
    writing: { now: stage.clock.now, by: null },
    today: '2026-11-21',
    between: async (done) => {
      if (done >= 100) throw new Error('The process ended')
    },
  })
  await expect(dies).rejects.toThrow('The process ended')
  expect(await stage.db.$count(works)).toBeGreaterThan(90)
  await stage.db
    .update(imports)
    .set({ state: 'applying', locked_until: stage.clock.now })
    .where(eq(imports.id, id))

  const needs = { db: stage.db, log: stage.app.log, clock: () => stage.clock.now, zone: 'UTC', whole: false }
  expect(await runNext(needs, true)).toBe('done')
  expect(await detail(id)).toMatchObject({ state: 'checked', failure: expect.stringMatching(/\w/) })
  expect(await everything()).toEqual(before)
  expect(await move(id, 'apply')).toMatchObject({ state: 'applied' })
  expect(await stage.db.$count(works)).toBe(180)
})

test('brings items in with artists and tags, and takes them back', async () => {
  const before = await everything()
  const { id, map: suggested } = await bring(
    'code,subtitle_es,kind,artists,tags,date_fallback,date\nI-1,Carta,correspondence,"Ana Paz; Luis Roca","muelle; puerto",hacia 1950,\n',
    'items'
  )
  expect(suggested.fields).toMatchObject({ artists: 'artists', tags: 'tags' })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 1, error: 0, new_artists: 2 })
  await move(id, 'apply')
  const answer = await lucia.get('/api/items?showAll=1')
  expect(answer.json().data[0]).toMatchObject({
    subtitle_es: 'Carta',
    artists: [{ display: 'Ana Paz' }, { display: 'Luis Roca' }],
  })
  await move(id, 'undo')
  expect(await everything()).toEqual(before)
})

test('says what is wrong with a form that is none, breaks off, or has no file', async () => {
  const json = await lucia.post('/api/imports', { kind: 'works' })
  expect([json.statusCode, json.json()]).toEqual([415, { message: expect.stringMatching(/\w/) }])
  const whole = await multipartForm({ kind: 'works' }, { name: 'a.csv', bytes: Buffer.from('code\nA\n') })
  for (const share of [0.3, 0.6, 0.95]) {
    const body = whole.body.subarray(0, Math.floor(whole.body.length * share))
    const cut = await lucia.post('/api/imports', body, { headers: whole.headers })
    expect([share, cut.statusCode, cut.json()]).toEqual([
      share,
      400,
      { message: expect.stringMatching(/\w/) },
    ])
  }
  for (const { body, headers } of [
    await multipartForm({ kind: 'works' }),
    await multipartForm({ kind: 'works', file: 'a text' }),
  ]) {
    const fileless = await lucia.post('/api/imports', body, { headers })
    expect([fileless.statusCode, Object.keys(fileless.json().errors)]).toEqual([422, ['file']])
  }
  const empty = await multipartForm({ kind: 'works' }, { name: 'a.csv', bytes: Buffer.alloc(0) })
  const nothing = await lucia.post('/api/imports', empty.body, { headers: empty.headers })
  expect([nothing.statusCode, nothing.json().message]).toEqual([422, 'El archivo está vacío.'])
})

test('takes long titles, says who are too many, and reads days as somebody says', async () => {
  const title = 'T'.repeat(800)
  const names = Array.from({ length: 30 }, (_, at) => `Artista ${at}`).join('; ')
  const head = 'code,title_es,artist,status,movement_date'
  const { id, facts } = await bring(
    `${head}\nA,${title},,Vendida,12/31/2024\nB,Dos,${names},,\nC,Tres,,Vendida,31/12/2024\n`
  )
  expect(facts).toMatchObject({ days: 'day', unsure: ['days'] })
  const corrected = await lucia.patch(`/api/imports/${id}`, { facts: { days: 'month' } })
  expect(corrected.json().data.facts).toMatchObject({ days: 'month', unsure: ['days'] })
  expect((await move(id, 'check')).counts).toMatchObject({ new: 1, error: 2 })
  expect(
    (await rowsOf(id, 'error')).map(({ errors }) => errors.map(({ column, reason }) => [column, reason]))
  ).toEqual([
    [['artist', expect.stringContaining('acá hay 30')]],
    [['movement_date', expect.stringMatching(/\w/)]],
  ])
  await move(id, 'apply')
  expect(await stage.db.select({ title: works.title_es }).from(works)).toEqual([{ title }])
  expect(await stage.db.select({ date: movements.date }).from(movements)).toEqual([{ date: '2024-12-31' }])

  const items = await bring(`code,subtitle_es,kind,artists\nI,Catálogo,book,"${names}"\n`, 'items')
  expect((await move(items.id, 'check')).counts).toMatchObject({ new: 1, error: 0, new_artists: 30 })
})
