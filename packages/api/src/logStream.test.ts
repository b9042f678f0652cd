import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'tsup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesTogether } from './logStream.ts'

let built: string
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'gallery-log-'))
  const entry = [join(import.meta.dirname, 'logStream.ts')]
  const outExtension = () => ({ js: '.cjs' })
  await build({ config: false, entry, outDir: built, format: 'cjs', outExtension, silent: true })
})
afterAll(() => rm(built, { recursive: true }))

/** A process that logs. */
function logging(program: string) {
  const module = JSON.stringify(join(built, 'logStream.cjs'))
  const code = `const log = require(${module}).standardOutput(); ${program}`
  return spawn(process.execPath, ['-e', code], { stdio: 'pipe' })
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('sends the lines of one turn together and in order', async () => {
  const sent: string[] = []
  const lines = linesTogether((text) => sent.push(text))
  lines.write('one\n')
  lines.write('two\n')
  expect(sent).toEqual([])
  await turn()
  lines.write('three\n')
  await turn()
  expect(sent).toEqual(['one\ntwo\n', 'three\n'])
})

it('sends at once what is asked for, and nothing twice', async () => {
  const sent: string[] = []
  const lines = linesTogether((text) => sent.push(text))
  lines.write('last words\n')
  lines.flush()
  await turn()
  expect(sent).toEqual(['last words\n'])
})

it('has written every line when the process ends, whatever ends it', async () => {
  const child = logging(`for (let at = 0; at < 1_000; at += 1) log.write(at + '\\n'); process.exit(3)`)
  const ended = once(child, 'exit')
  expect(await text(child.stdout)).toBe(Array.from({ length: 1_000 }, (_, at) => `${at}\n`).join(''))
  expect(await ended).toEqual([3, null])
})

it('keeps nothing from going on, or ending, when nobody reads the log any more', async () => {
  const child = logging(`
    console.log('here')
    process.stdin.on('data', (word) => {
      for (let at = 0; at < 1_000; at += 1) log.write('x'.repeat(1_000) + '\\n')
      setImmediate(() => setImmediate(() => (String(word).includes('end') ? process.exit(4) : console.error('logged'))))
    })`)
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.write('once')
  await once(child.stderr, 'data')
  child.stdin.write('end')
  expect(await ended).toEqual([4, null])
})
