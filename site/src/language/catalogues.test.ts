import { existsSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { languages } from '@gallery/contract/plain'
import kits from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import { expect, test } from 'vitest'
import panelEnglish from '../../../packages/panel/src/language/en.json'
import panelSpanish from '../../../packages/panel/src/language/es.json'
import english from '../messages/en.json'
import spanish from '../messages/es.json'
import { catalogueFiles, loadCatalogue } from './catalogues.ts'

/** The names that a text leaves open, in any order: `{day}`, `{count, plural, …}`, `<link>`. */
function placeholders(text: string): string[] {
  const named = (parts: readonly MessageFormatElement[]): string[] =>
    parts.flatMap((part) => {
      if (part.type === TYPE.literal || part.type === TYPE.pound) return []
      if (part.type === TYPE.tag) return [part.value, ...named(part.children)]
      const choices = 'options' in part ? Object.values(part.options) : []
      return [part.value, ...choices.flatMap(({ value }) => named(value))]
    })
  return [...new Set(named(parse(text)))].sort()
}

test.each([
  ['the site', english, spanish],
  ['the panel', panelEnglish, panelSpanish],
])('both languages of %s say the same things about the same facts', (_whose, english, spanish) => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(spanish).sort())
  const open = (catalogue: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, placeholders(text)]))
  expect(open(english)).toEqual(open(spanish))
})

test('no text overwrites another: the panel has those of the site too, and both have those of the kit', () => {
  const ids = [kit, kits, spanish, panelSpanish].flatMap((catalogue) => Object.keys(catalogue))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(languages)('the texts of %s are fetched from the files that the server names', (language) => {
  for (const file of catalogueFiles(language, 'all')) {
    expect(existsSync(new URL(`../../${file}`, import.meta.url)), file).toBe(true)
  }
})

test.each(languages)('the texts of %s are loaded once', async (language) => {
  expect(await loadCatalogue(language, 'common')).toHaveProperty(['nav.exhibitions'])
  expect(await loadCatalogue(language, 'all')).toMatchObject({
    'nav.exhibitions': expect.anything(),
    'proof.title': expect.anything(),
  })
  expect(loadCatalogue(language, 'all')).toBe(loadCatalogue(language, 'all'))
})
