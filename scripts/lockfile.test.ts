import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const lockfile = read('../pnpm-lock.yaml')

/** What is built for each system, without the system: `@rollup/rollup-`, by its build for a Linux on x64. */
const built = [...lockfile.matchAll(/^ {2}'?(\S+?)linux-x64(?:-gnu)?@/gm)].map(([, name = '']) => name)

describe.each([...new Set(built)])('%s', (name) => {
  test.each(['linux-arm64', 'darwin-arm64', 'darwin-x64'])('is also there for %s', (system) => {
    expect(lockfile).toMatch(new RegExp(`^  '?${name}${system}(?:-gnu)?@`, 'm'))
  })
})

test('the lockfile names no address to download from', () => {
  expect(built.length).toBeGreaterThan(5)
  expect(lockfile).not.toMatch(/https?:\/\/|tarball:/)
})

test('nor does that of the examples, and the kit is not locked in it', () => {
  const ofExamples = read('kitPackages.lock.json')
  expect(ofExamples).toContain('"node_modules/react-router"')
  expect(ofExamples).not.toMatch(/https?:\/\/|\.tgz|@gallery\/ui/)
})
