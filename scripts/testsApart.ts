import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Where tests stand that need neither a database nor a browser. */
const folders = [
  '.storybook',
  'scripts',
  ...['client', 'contract', 'embed', 'panel', 'ui'].map((name) => `packages/${name}/src`),
  ...['src', 'server', 'vite'].map((name) => `site/${name}`),
]

/**
 * What a test changes beneath all others of its process: modules, the clock, and what is global. A module that was read or
 * used meanwhile may keep what it saw.
 */
const changesForAll =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|spyOn)\(|\bglobalThis\.\w+ = /

/** All tests of these folders, as patterns. */
export const unitTests = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/**
 * Those of them that get modules of their own. For all others modules are read once: to read them takes five times as
 * long as the tests.
 */
export function testsApart(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    )
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && changesForAll.test(readFileSync(join(root, file), 'utf8'))
    )
}
