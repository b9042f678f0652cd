import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ImportRules } from '@gallery/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movements, works } from '../tables/works.table.ts'
import type { TestClient } from '../testing/client.ts'
import { importing } from '../testing/importing.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

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

/** The table of a museum, in which nearly every row has something wrong with it. */
const museum = readFile(fileURLToPath(new URL('./fixtures/museum.csv', import.meta.url)))

test('explains every row that it refuses', async () => {
  const { id } = await bring(await museum)
  const fields = {
    code: 'accession_number',
    title_es: 'title',
    artist: 'maker',
    year: 'creation_date',
    height: 'size_mb',
    dimensions: 'dimensions',
    description_es: 'description',
  }
  const mapped = await lucia.patch(`/api/imports/${id}`, { map: { fields, rules: ImportRules.parse({}) } })
  expect(mapped.statusCode, mapped.body).toBe(200)
  const { counts, facts } = await move(id, 'check')
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

test('writes refused rows so that no spreadsheet runs them, and an import reads them as they were', async () => {
  const { id } = await bring(`code,title_es,=x\nA,'=1+1,Ana;=SUM(1+1),sobra\nB,Buena,,\n`)
  await move(id, 'check')
  const file = await lucia.get(`/api/imports/${id}/errors.csv`)
  const [heading, row] = file.body.replace('\ufeff', '').split('\r\n')
  expect(heading).toMatch(/^code,title_es,'=x,/)
  expect(row).toMatch(/^A,'=1\+1,Ana;'=SUM\(1\+1\),sobra,/)
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
