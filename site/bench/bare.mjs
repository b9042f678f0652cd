// A bare Fastify server in a process of its own, told by its parent what to answer: to `/bytes/N` the Nth body from
// memory, to `/query/N` the rows of the Nth query. It stands for the least that any server has to do.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fastify from 'fastify'

// The drivers are the API's.
const load = createRequire(new URL('../../packages/api/package.json', import.meta.url))

process.once('message', async ({ answers, data, database }) => {
  const query = await openDatabase(data, database)
  const app = fastify()
  for (const [number, { body, headers, query: text }] of answers.entries()) {
    app.get(`/bytes/${number}`, (_request, reply) => reply.headers(headers).send(Buffer.from(body)))
    if (text) app.get(`/query/${number}`, () => query(text))
  }
  process.send(await app.listen({ port: 0, host: '127.0.0.1' }))
})

async function openDatabase(data, database) {
  if (database) {
    const { Pool } = load('pg')
    const pool = new Pool({ connectionString: database, max: 10 })
    return async (text) => (await pool.query(text)).rows
  }
  const { PGlite } = load('@electric-sql/pglite')
  const { pg_trgm } = load('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = load('@electric-sql/pglite/contrib/unaccent')
  const client = await PGlite.create({ dataDir: join(data, 'db'), extensions: { pg_trgm, unaccent } })
  return async (text) => (await client.query(text)).rows
}
