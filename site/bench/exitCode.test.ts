import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { root } from '../../scripts/run.mjs'

const run = `
  import { source } from './site/bench/source.mjs'
  await source('site/e2e/postgres.ts')
  process.exitCode = 1`

it('a run that found something wrong ends with 1, also where it loads what starts a PostgreSQL', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run], { cwd: root })
  expect(await once(child, 'exit')).toEqual([1, null])
})
