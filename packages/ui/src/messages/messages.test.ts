import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createIntl, createIntlCache, type MessageFormatElement } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { catalogues as all } from '../stories/say.ts'
import adminEs from './admin/es.json'
import { defaultTexts, isSource } from './defaultTexts.ts'
import es from './es.json'
import { textIds } from './textIds.ts'

const catalogues: Record<string, Record<string, string>> = all
const languages = ['en', 'fr', 'ar']
const kit = fileURLToPath(new URL('..', import.meta.url))

const sources = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter(isSource)
  .map((path) => readFileSync(`${kit}/${path}`, 'utf8'))

/** What an ICU text asks for, inside plurals and tags too: `count 6` (6 is the parser's number for a plural). */
function argumentsOf(parts: readonly MessageFormatElement[]): string[] {
  const found = parts.flatMap((part) => {
    const inside = [
      ...('options' in part ? Object.values(part.options).flatMap(({ value }) => argumentsOf(value)) : []),
      ...('children' in part ? argumentsOf(part.children) : []),
    ]
    const isWords = part.type === 0 || part.type === 7
    return isWords || !('value' in part) ? inside : [`${part.value} ${part.type}`, ...inside]
  })
  return [...new Set(found)].sort()
}

function parse(locale: string, id: string): MessageFormatElement[] {
  const { formatters } = createIntl({ locale, messages: catalogues[locale] }, createIntlCache())
  return formatters.getMessageFormat(catalogues[locale]?.[id] ?? '', locale).getAst()
}

const ids = Object.keys(all.es)
const write = 'node packages/ui/scripts/writeSpanish.mjs'

describe('the catalogues of the kit', () => {
  test('in Spanish say what the source says by default', () => {
    expect(all.es, write).toEqual(defaultTexts(sources))
  })

  test('part the texts of the public entry, which visitors download, from the panel’s', () => {
    const visitors = textIds(`${kit}index.ts`)
    expect(ids.filter((id) => visitors.has(id)).sort(), write).toEqual(Object.keys(es))
    expect(ids.filter((id) => !visitors.has(id)).sort(), write).toEqual(Object.keys(adminEs))
  })

  test.each([
    ['public', '', languages],
    ['panel', 'admin/', ['en', 'fr']],
  ])('%s hold the same ids in the same, sorted order', async (_entry, folder, others) => {
    const idsIn = async (language: string) =>
      Object.keys(JSON.parse(await readFile(`${kit}messages/${folder}${language}.json`, 'utf8')))
    const spanish = await idsIn('es')
    expect(spanish).toEqual(spanish.toSorted())
    for (const language of others) expect(await idsIn(language), write).toEqual(spanish)
  })

  describe.each(languages)('in %s', (language) => {
    test.each(ids)('%s is well-formed and takes the same arguments', (id) => {
      expect(argumentsOf(parse(language, id))).toEqual(argumentsOf(parse('es', id)))
    })
  })

  test('hold each id that the source writes, which says its text beside it', () => {
    const written = sources.flatMap((source) => [
      ...source.matchAll(/\bid(?::\s*|=)['"]([a-z]\w*\.[\w.]+)['"]/g),
    ])
    expect(written.map(([, id]) => id).sort()).toEqual(ids.toSorted())
  })
})
