import { expect, it } from 'vitest'
import { suggest, suggestMap } from './suggest.ts'

it('knows an export of ours by its field names', () => {
  const columns = ['id', 'hash', 'code', 'artist', 'title_es', 'title_en', 'year']
  expect(suggest('works', columns)).toMatchObject({ id: 'id', code: 'code', title_en: 'title_en' })
})

it('takes what others call the same, and leaves their ids alone', () => {
  const found = suggest('works', ['id', 'accession_number', 'title', 'maker', 'medium'])
  expect(found).toMatchObject({ code: 'accession_number', title_en: 'title', artist: 'maker' })
  expect(found).not.toHaveProperty('id')
})

it('leaves ids alone in a file that happens to have columns of our names', () => {
  const found = suggest('works', [
    'id',
    'code',
    'type',
    'year',
    'technique',
    'height',
    'width',
    'depth',
    'notes',
  ])
  expect(found).toMatchObject({ code: 'code', year: 'year', depth: 'depth' })
  expect(found).not.toHaveProperty('id')
})

it.each([
  ['prefixes', ['VRAE:Work Title', 'VRAE:Creator'], { title_en: 'VRAE:Work Title', artist: 'VRAE:Creator' }],
  ['capitals', ['ObjectNumber', 'DisplayDate'], { code: 'ObjectNumber', year: 'DisplayDate' }],
  ['French', ["Numéro d'inventaire", 'Titre', 'Auteur'], { code: "Numéro d'inventaire", title_es: 'Titre' }],
  ['Portuguese', ['Número de tombo', 'Técnica e materiais'], { technique: 'Técnica e materiais' }],
  ['German', ['Inventar-Nr.', 'Künstler', 'Höhe (cm)'], { code: 'Inventar-Nr.', height: 'Höhe (cm)' }],
])('understands %s', (_what, columns, found) => {
  expect(suggest('works', columns)).toMatchObject(found)
})

it.each([
  ['most names have the surname first', 'works', ['code', 'title_es', 'artist', 'year'], 2, 'surname_first'],
  ['few do', 'works', ['code', 'title_es', 'artist', 'year'], 1, 'as_written'],
  ['they go elsewhere', 'works', ['code', 'title_es', 'owner'], 2, 'as_written'],
  ['we wrote them', 'artists', ['id', 'display', 'last_name', 'dates_es', 'bio_es'], 2, 'as_written'],
] as const)('tells the order of names: %s', (_what, kind, columns, surnames_first, names) => {
  const filled = columns.map((name) => ({ name, filled: 3, samples: [] }))
  const [named] = filled.filter(({ name }) => ['artist', 'display', 'owner'].includes(name))
  const others = filled.filter((column) => column !== named)
  const read = named ? [...others, { ...named, surnames_first }] : others
  expect(suggestMap(kind, read).rules.names).toBe(names)
})

it.each([
  'Nº inventario',
  'N° de inventario',
  'Nº de inventario',
  'N.º de inventario',
  'Nro. de inventario',
  'No. de inventario',
  '# de inventario',
  'Número de inventario',
  'Inv. No.',
  'Inventory No.',
  'Inventory #',
  'Código de inventario',
  'Object Number',
])('knows the heading %s of a number', (column) => {
  expect(suggest('works', [column, 'Título'])).toMatchObject({ code: column })
})

it.each([
  ['Title (English)', 'title_en'],
  ['Título (inglés)', 'title_en'],
  ['Título (EN)', 'title_en'],
  ['Título en español', 'title_es'],
  ['Descripción (inglés)', 'description_en'],
  ['Tipo (inglés)', 'type_en'],
  ['Price (USD)', 'price'],
  ['Precio en ARS', 'price'],
  ['Precio (U$S)', 'price'],
  ['Dimensions (cm)', 'dimensions'],
  ['Medidas (pulgadas)', 'dimensions'],
  ['Height (in)', 'height'],
  ['Alto en mm', 'height'],
  ['Ubicación actual', 'address'],
  ['Fecha de movimiento', 'movement_date'],
  ['Nro inv.', 'code'],
  ['N° inv.', 'code'],
  ['Tec.', 'technique'],
  ['Téc.', 'technique'],
  ['Ubic.', 'address'],
  ['Ubic. actual', 'address'],
  ['Estado actual', 'status'],
  ['Medidas (alto x ancho)', 'dimensions'],
  ['Medidas (alto × ancho)', 'dimensions'],
  ['Medidas (alto x ancho x prof.)', 'dimensions'],
  ['Dimensiones (alto x ancho) cm', 'dimensions'],
  ['Fecha del movimiento', 'movement_date'],
])('knows where %s goes', (column, target) => {
  expect(suggest('works', [column])).toEqual({ [target]: column })
})

it.each([
  [
    'works',
    ['Técnica', 'Technique', 'Tipo', 'Type'],
    { technique: 'Técnica', technique_en: 'Technique', type: 'Tipo', type_en: 'Type' },
  ],
  ['works', ['Type', 'Tipo', 'Series', 'Serie'], { type: 'Tipo', type_en: 'Type', series: 'Serie' }],
  ['items', ['Technique', 'Técnica', 'Place', 'Lugar'], { technique: 'Técnica', place: 'Lugar' }],
] as const)('keeps the languages of a table of %s apart: %j', (kind, columns, found) => {
  expect(suggest(kind, columns)).toEqual(found)
})

it.each([
  [['Title', 'Technique', 'Type'], { title_en: 'Title', technique: 'Technique', type: 'Type' }],
  [['Technique', 'Medium', 'Classification', 'Type'], { technique: 'Technique', type: 'Type' }],
])('takes a table of one language as the gallery’s own: %j', (columns, found) => {
  expect(suggest('works', columns)).toEqual(found)
})

it('takes the columns of an export of ours by their names, whatever else is beside them', () => {
  const columns = ['id', 'code', 'title_es', 'title_en', 'technique', 'technique_en', 'Técnica']
  expect(suggest('works', columns)).toMatchObject({ technique: 'technique', technique_en: 'technique_en' })
})

it('leaves sizes that begin with the width to somebody', () => {
  expect(suggest('works', ['Medidas (ancho x alto)'])).toEqual({})
})

it('takes the sides that are in one unit, and says which', () => {
  const both = ['Height (in)', 'Width (in)', 'Height (cm)', 'Width (cm)']
  const columns = both.map((name) => ({ name, filled: 3, samples: [] }))
  expect(suggestMap('works', columns)).toMatchObject({
    fields: { height: 'Height (cm)', width: 'Width (cm)' },
    rules: { unit: 'cm', currency: null },
  })
  expect(suggestMap('works', columns.slice(0, 2))).toMatchObject({
    fields: { height: 'Height (in)', width: 'Width (in)' },
    rules: { unit: 'in' },
  })
})
