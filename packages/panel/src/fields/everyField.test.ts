import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { artistFields, itemFields, namesOf, optionFields, workFields } from '@gallery/contract'
import { expect, test } from 'vitest'

const panel = fileURLToPath(new URL('..', import.meta.url))

/** The texts in quotes of those files of a folder that hold controls of a record's form. */
function namedIn(folder: string): Set<string> {
  const sources = readdirSync(`${panel}/${folder}`)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(`${panel}/${folder}/${name}`, 'utf8'))
    .filter((source) => /\bform(: \w+Form|\.(text|number|flag|bilingual|set)\()/.test(source))
  return new Set(sources.flatMap((source) => [...source.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)))
}

test.each([
  ['works', 'WorkFacts.tsx or WorkTexts.tsx', namesOf(workFields)],
  ['artists', 'ArtistEditor.tsx', namesOf(artistFields)],
  ['items', 'ItemFacts.tsx or ItemTexts.tsx', namesOf(itemFields)],
  ['options', 'the file of its screen', namesOf(optionFields)],
])('every field of %s stands in its form', (folder, files, fields: string[]) => {
  const named = namedIn(folder)
  const without = fields.filter((field) => !named.has(field) && !named.has(field.replace(/_(es|en)$/, '')))
  const mend = `put its control into ${files} of packages/panel/src/${folder}, by form.text, form.number, form.flag, form.bilingual or form.set`
  expect(without, `${without.join(', ')}: ${mend}`).toEqual([])
})
