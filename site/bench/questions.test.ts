import { expect, test } from 'vitest'
import { openTestDatabase } from '../../packages/api/src/testing/database.ts'
import { questions } from './questions.mjs'

// They are written out beside the server's own: a column that changes its name would end a measurement in the middle.
test('the queries that the server is measured beside can be asked of the tables as they are', async () => {
  const { db, close } = await openTestDatabase()
  for (const { name, query } of questions(100, '/es'))
    if (query !== undefined) await expect(db.execute(query), name).resolves.toMatchObject({ rows: [] })
  await close()
})
