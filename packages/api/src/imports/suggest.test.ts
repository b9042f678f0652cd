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
