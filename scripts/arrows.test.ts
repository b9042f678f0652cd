import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './run.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-arrows-'))
  const config = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  await writeFile(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined })
  )
  await cp(join(root, '.biome'), join(folder, '.biome'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** What the lint says of one file at a place of the house. */
async function lint(path: string, code: string): Promise<string> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), code)
  return new Promise((resolve) => {
    const args = ['lint', '--colors=off', path]
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout, stderr) =>
      resolve(stdout + stderr)
    )
  })
}

describe('the lint refuses an arrow that runs the wrong way', () => {
  test.each([
    [
      'the kit imports the contract',
      'packages/ui/src/a.ts',
      "export { Slot } from '@gallery/contract'\n",
      'knows neither the contract',
    ],
    [
      'the kit imports a router',
      'packages/ui/src/a.ts',
      "export { Link } from 'react-router-dom'\n",
      'never reads a URL',
    ],
    [
      'the contract imports a neighbour',
      'packages/contract/src/a.ts',
      "export { Button } from '@gallery/ui'\n",
      'knows nobody',
    ],
    [
      'the API imports the kit',
      'packages/api/src/a.ts',
      "export { Button } from '@gallery/ui'\n",
      'nothing of the screen',
    ],
    [
      'the client imports who uses it',
      'packages/client/src/a.ts',
      "export { AdminPanel } from '@gallery/panel'\n",
      'nobody who uses it',
    ],
    [
      'the client brings schemas to visitors',
      'packages/client/src/a.ts',
      "import { Slot } from '@gallery/contract'\nexport const a = Slot\n",
      'Visitors fetch no schemas',
    ],
    [
      'what other sites load imports the kit',
      'packages/embed/src/a.ts',
      "export { Button } from '@gallery/ui'\n",
      'knows the contract and nobody else',
    ],
    [
      'what other sites load brings schemas',
      'packages/embed/src/a.ts',
      "import { Slot } from '@gallery/contract'\nexport const a = Slot\n",
      'Visitors fetch no schemas',
    ],
    [
      'the panel imports a page of the site',
      'packages/panel/src/a.ts',
      "export { WorkPage } from '../../../site/src/works/WorkPage.tsx'\n",
      'The panel knows the client',
    ],
    [
      'the panel imports the API',
      'packages/panel/src/a.ts',
      "export { buildApp } from '@gallery/api'\n",
      'The panel knows the client',
    ],
    [
      'the panel styles an element',
      'packages/panel/src/a.tsx',
      'export const A = () => <p style={{ margin: 0 }}>a</p>\n',
      'hold no styles',
    ],
    [
      'a browser module imports the API',
      'site/src/a.ts',
      "export { buildApp } from '@gallery/api'\n",
      'never imports the API',
    ],
    [
      'a page of visitors imports schemas',
      'site/src/a.ts',
      "import { Slot } from '@gallery/contract'\nexport const a = Slot\n",
      'Visitors fetch no schemas',
    ],
    ['the site imports a stylesheet', 'site/src/a.ts', "import './a.css'\n", 'hold no styles'],
    [
      'the site styles an element',
      'site/src/a.tsx',
      'export const A = () => <p style={{ margin: 0 }}>a</p>\n',
      'hold no styles',
    ],
    [
      'the site names a class',
      'site/src/a.tsx',
      'export const A = () => <p className="a">a</p>\n',
      'hold no styles',
    ],
  ])('%s', async (_what, path, code, message) => {
    expect(await lint(path, code)).toContain(message)
  })
})

test('the lint lets an arrow of the house pass', async () => {
  const code =
    "import type { Slot } from '@gallery/contract'\nexport { Button } from '@gallery/ui'\nexport type A = Slot\n"
  expect(await lint('site/src/a.ts', code)).toMatch(/^Checked 1 file in .* No fixes applied\.\s*$/)
})
