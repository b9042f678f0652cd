import { languages } from '@gallery/contract/plain'
import kit from '@gallery/ui/messages/es'
import { expect, test } from 'vitest'
import english from '../messages/en.json'
import spanish from '../messages/es.json'
import { loadCatalogue } from './catalogues.ts'

/** The names that a text leaves open, in any order: `{day}`, `{count, plural, …}`; not the words of a plural, `one {day}`. */
function placeholders(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/(?<!(?:one|other|=\d+) )\{(\w+)[,}]/g)].map(([, name = '']) => name)),
  ].sort()
}

test('both languages say the same things about the same facts', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(spanish).sort())
  const open = (catalogue: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, placeholders(text)]))
  expect(open(english)).toEqual(open(spanish))
})

test('the site overwrites no text of the kit', () => {
  expect(Object.keys(spanish).filter((id) => Object.hasOwn(kit, id))).toEqual([])
})

test.each(languages)('the texts of %s are loaded once', async (language) => {
  expect(await loadCatalogue(language)).toHaveProperty(['nav.exhibitions'])
  expect(loadCatalogue(language)).toBe(loadCatalogue(language))
})
