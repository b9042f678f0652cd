import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createIntl, createIntlCache, type MessageFormatElement } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { defaultTexts, isSource } from './defaultTexts.ts'
import en from './en.json'
import es from './es.json'

const catalogues: Record<string, Record<string, string>> = { es, en }
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

describe('the catalogues of the kit', () => {
  test('in Spanish say what the source says by default', () => {
    expect(es, 'node packages/ui/scripts/writeSpanish.mjs').toEqual(defaultTexts(sources))
  })

  test('hold the same ids in the same, sorted order', () => {
    const ids = Object.keys(es)
    expect(Object.keys(en)).toEqual(ids)
    expect(ids).toEqual([...ids].sort())
  })

  test.each(Object.keys(es))('%s is well-formed and takes the same arguments in both languages', (id) => {
    expect(argumentsOf(parse('en', id))).toEqual(argumentsOf(parse('es', id)))
  })

  test('hold each id that the source writes, which says its text beside it', () => {
    const written = sources.flatMap((source) => [
      ...source.matchAll(/\bid(?::\s*|=)['"]([a-z]\w*\.[\w.]+)['"]/g),
    ])
    expect(written.map(([, id]) => id).sort()).toEqual(Object.keys(es))
  })
})
