import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildApart } from '../../buildApart.ts'
import { dumpMigrated } from '../db/embedded.ts'
import './template.ts'

/** Vitest's global setup of the tests on PGlite: migrates once and leaves the dump for every test to start from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApart()
  const folder = await mkdtemp(join(tmpdir(), 'gallery-test-'))
  const dump = join(folder, 'template.tar')
  await writeFile(dump, new Uint8Array(await (await dumpMigrated()).arrayBuffer()))
  project.provide('testTemplate', { kind: 'pglite', dump })
  return () => rm(folder, { recursive: true, force: true })
}
