import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const rule: { clientModules: (paths: readonly string[]) => Set<string> } = await import(
  new URL('../packages/ui/scripts/clientModules.mjs', import.meta.url).href
)
const folder = mkdtempSync(join(tmpdir(), 'gallery-modules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Which of these modules, by their names, are the client's. */
function clientsOf(modules: Readonly<Record<string, string>>): string[] {
  const paths = Object.entries(modules).map(([name, source]) => {
    const path = join(folder, name)
    writeFileSync(path, source)
    return path
  })
  const clients = rule.clientModules(paths)
  return Object.keys(modules).filter((name) => clients.has(join(folder, name)))
}

test('what draws values alone stays on the server', () => {
  const source =
    "import type { ReactNode } from 'react'\nexport const Tag = ({ text }: { text: ReactNode }) => <b>{text}</b>"
  expect(clientsOf({ 'Tag.tsx': source })).toEqual([])
})

test.each([
  ['has state', "import { useState } from 'react'\nexport const Counter = () => <b>{useState(0)[0]}</b>"],
  [
    'reads the texts',
    "import { useIntl } from 'react-intl'\nexport const Name = () => <b>{useIntl().locale}</b>",
  ],
  ['hands on a function that is written there', 'export const Button = () => <button onClick={() => {}} />'],
])('what %s is the client’s', (_, source) => {
  expect(clientsOf({ 'Part.tsx': source })).toEqual(['Part.tsx'])
})

test('a function that is imported and handed to an element makes a module the client’s, the other stays', () => {
  const modules = {
    'showArrival.ts':
      'export function showArrival(image: HTMLImageElement) { image.dataset.state = "there" }',
    'Picture.tsx':
      'import { showArrival } from \'./showArrival.ts\'\nexport const Picture = () => <img alt="" ref={showArrival} />',
  }
  expect(clientsOf(modules)).toEqual(['Picture.tsx'])
})

test('what calls a client’s function is the client’s too, what draws a client’s component is not', () => {
  const modules = {
    'useOpen.ts': "import { useState } from 'react'\nexport const useOpen = () => useState(false)",
    'Sheet.tsx':
      "import { useOpen } from './useOpen.ts'\nexport const Sheet = () => <b>{String(useOpen()[0])}</b>",
    'Page.tsx': "import { Sheet } from './Sheet.tsx'\nexport const Page = () => <Sheet />",
  }
  expect(clientsOf(modules)).toEqual(['useOpen.ts', 'Sheet.tsx'])
})
