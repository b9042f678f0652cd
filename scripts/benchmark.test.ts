import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** How it is called with these words, and what it says. */
function benchmark(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/benchmark.mjs', ...words], { cwd: root, encoding: 'utf8' })
}

/** The benchmarks that it lists, each with the file that measures. */
const listed = [...benchmark().stderr.matchAll(/^ {2}(\S+) +(\S+)$/gm)].map(([, name = '', file = '']) => ({
  name,
  file,
}))

/** The npm scripts that start one, each with its name in the list. */
const started = Object.entries<string>(JSON.parse(read('package.json')).scripts).flatMap(
  ([script, command]) => {
    const [, name] = /^node scripts\/benchmark\.mjs (\S+)$/.exec(command) ?? []
    return name === undefined ? [] : [[script, name] as const]
  }
)

test.each([
  ['an unknown name', ['toString']],
  ['no name', []],
])('%s is answered with all that there are, and nothing is run', (_what, words) => {
  const { status, stdout, stderr } = benchmark(...words)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`There is no benchmark "${words[0] ?? ''}". There are:\n  lists `)
})

test('each that is listed has its file', () => {
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter(({ file }) => !existsSync(`${root}/${file}`))).toEqual([])
})

test('npm starts each by its name, which follows `bench:` where it does not stand alone', () => {
  expect(started.map(([, name]) => name).toSorted()).toEqual(listed.map(({ name }) => name).toSorted())
  const otherwise = started.filter(([script, name]) => script !== name && script !== `bench:${name}`)
  expect(otherwise).toEqual([['bench', 'lists']])
})

test('BENCHMARKS.md tells of each', () => {
  const told = [...read('BENCHMARKS.md').matchAll(/^\| `npm run (\S+)` \|/gm)].map(([, script]) => script)
  expect(told.toSorted()).toEqual(started.map(([script]) => script).toSorted())
})
