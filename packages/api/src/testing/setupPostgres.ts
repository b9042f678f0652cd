import type { TestProject } from 'vitest/node'
import { buildApart } from '../../buildApart.ts'
import { openServer } from '../db/server.ts'
import { startPostgres } from './postgres.ts'
import './template.ts'

/** Vitest's global setup of the tests on PostgreSQL: a real server on a free port, with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApart()
  const postgres = await startPostgres()
  const template = { kind: 'postgres', server: postgres.url, database: 'gallery_template' } as const
  await postgres.createDatabase(template.database)
  const database = await openServer(`${postgres.url}/${template.database}`)
  await database.close()
  project.provide('testTemplate', template)
  return postgres.stop
}
