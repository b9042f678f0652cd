import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root, runQuietly } from './run.mjs'

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'gallery-demo-'))
})
afterEach(() => rmSync(data, { recursive: true }))

/** What `npm start` does before it serves. @returns what it said */
async function loadDemo(): Promise<string> {
  const code = "await (await import('./scripts/demo.mjs')).loadDemo()"
  const { printed } = await runQuietly(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { GALLERY_DATA: data, DATABASE_URL: '' },
  })
  return printed
}

test('files without a database are left as they are, also in a folder that was the demo’s', async () => {
  mkdirSync(join(data, 'storage'))
  writeFileSync(join(data, 'storage', 'precious.jpg'), 'a picture')
  writeFileSync(join(data, 'demo'), 'This is the demo gallery.')
  expect(await loadDemo()).toContain('the demo gallery is not loaded beside them')
  expect(readdirSync(join(data, 'storage'))).toEqual(['precious.jpg'])
})

test('a demo that was cut off while it was moved in is moved in by the next start', async () => {
  mkdirSync(join(data, 'storage'))
  mkdirSync(join(data, '.loading', 'postgres'), { recursive: true })
  writeFileSync(join(data, '.loading', 'loaded'), '')
  expect(await loadDemo()).toBe('')
  expect(readdirSync(data).sort()).toEqual(['demo', 'postgres', 'storage'])
})

test('what was loaded in half is thrown away where there is a database', async () => {
  mkdirSync(join(data, 'postgres'))
  mkdirSync(join(data, '.loading'))
  expect(await loadDemo()).toBe('')
  expect(existsSync(join(data, '.loading'))).toBe(false)
})
