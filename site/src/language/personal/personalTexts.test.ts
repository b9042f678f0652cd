import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import kit from '@gallery/ui/messages/es'
import { expect, test } from 'vitest'
import { valueImports } from '../../../../scripts/imports.ts'
import site from '../../messages/es.json'
import { routes } from '../../routes.tsx'
import { isPersonal } from './personalTexts.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const imports = valueImports('site/src')
const beginnings = new Set(
  [...Object.keys(kit), ...Object.keys(site)].filter(isPersonal).map((id) => id.split('.')[0])
)

/** The module and those that it imports at once. */
function withImports(file: string): Set<string> {
  const found = new Set([file])
  for (const each of found) for (const next of imports.get(each) ?? []) if (imports.has(next)) found.add(next)
  return found
}

/** What a module fetches when it is wanted and draws in the texts of the page: all but its personal parts. */
function fetchedParts(file: string): string[] {
  const code = source(file)
  if (file.startsWith('site/src/routes/') || /personalPart\(/.test(code)) return []
  return [...code.matchAll(/import\('(\.[^']+)'\)/g)].map(([, name = '']) => join(file, '..', name))
}

/** The personal texts that a module says, itself or by a part of the kit, which names its texts after itself. */
function personalIn(file: string): string[] {
  const code = source(file)
  const said = [...code.matchAll(/['"`](\w+)\.[\w.$]/g)].map(([, beginning = '']) => beginning)
  const drawn = [...code.matchAll(/<([A-Z]\w+)/g)].map(
    ([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1)
  )
  return [...said, ...drawn].filter((beginning) => beginnings.has(beginning))
}

function source(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Of the module and whatever comes with it, what says personal texts: by its file, its texts. */
function personalWith(...files: string[]): Record<string, string[]> {
  const found = new Set(files.flatMap((file) => [...withImports(file)]))
  for (const each of found)
    for (const part of fetchedParts(each)) for (const next of withImports(part)) found.add(next)
  const told = [...found].map((file) => [file, personalIn(file)] as const)
  return Object.fromEntries(told.filter(([, texts]) => texts.length > 0))
}

test('what stands around every page says no personal texts', () => {
  expect(personalWith('site/src/App.tsx')).toEqual({})
})

test.each(
  routes.filter(({ page }) => page.texts === 'common').map(({ path, page }) => [path, page.file] as const)
)('the page at "%s" says no personal texts, or is a personalPage', (_, file) => {
  expect(personalWith(`site/${file}`)).toEqual({})
})

test.each(
  routes.filter(({ page }) => page.texts === 'all').map(({ path, page }) => [path, page.file] as const)
)('the page at "%s" says some, or is a routePage', (_, file) => {
  expect(personalWith(`site/${file}`)).not.toEqual({})
})
