// A bare Fastify server in a process of its own, told by its parent what to answer: to `/bytes/N` the Nth body from
// memory, to `/query/N` the rows of the Nth query, to `/page` a
// page that plain React draws, to `/book/SLOT` that a place was taken. It stands for the least that any server has to do.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fastify from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

// The drivers are the API's.
const load = createRequire(new URL('../../packages/api/package.json', import.meta.url))

process.once('message', async ({ answers, data, database }) => {
  const { query, book } = await openDatabase(data, database)
  const app = fastify()
  for (const [number, { body, headers, query: text }] of answers.entries()) {
    app.get(`/bytes/${number}`, (_request, reply) => reply.headers(headers).send(Buffer.from(body)))
    if (text) app.get(`/query/${number}`, () => query(text))
  }
  app.get('/page', (_request, reply) => reply.type('text/html').send(renderToString(plainPage())))
  app.post('/book/:slot', ({ params, body }) => book(params.slot, body))
  process.send(await app.listen({ port: 0, host: '127.0.0.1' }))
})

/** A hundred cards, about as long as a page of ours. */
function plainPage() {
  const cards = Array.from({ length: 100 }, (_, n) =>
    createElement(
      'article',
      { key: n, className: 'card' },
      createElement(
        'a',
        { href: `/es/works/${n}` },
        createElement('img', { src: `/storage/${n}.webp`, alt: '' })
      ),
      createElement('h3', null, `Obra ${n}`),
      createElement('p', { className: 'facts' }, 'Óleo sobre tela, 80 × 60 cm'),
      createElement('p', { className: 'artist' }, 'Nélida Arrascaeta')
    )
  )
  return createElement('main', null, createElement('h1', null, 'Obras'), cards)
}

async function openDatabase(data, database) {
  if (database) {
    const { Pool } = load('pg')
    const pool = new Pool({ connectionString: database, max: 10 })
    return {
      query: async (text) => (await pool.query(text)).rows,
      book: (slot, form) => take(pool, slot, form),
    }
  }
  const { PGlite } = load('@electric-sql/pglite')
  const { pg_trgm } = load('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = load('@electric-sql/pglite/contrib/unaccent')
  const client = await PGlite.create({ dataDir: join(data, 'db'), extensions: { pg_trgm, unaccent } })
  return { query: async (text) => (await client.query(text)).rows }
}

/** Takes a place by the six statements that it takes at least, with a mail of that length. */
async function take(pool, slot, { email, mail }) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select * from slots where id = $1 for update', [slot])
    await client.query(
      `select coalesce(sum(people), 0) from appointments where slot_id = $1 and cancelled_at is null
        and deleted_at is null and (confirmed_at is not null or hold_until > now())`,
      [slot]
    )
    await client.query(
      `insert into appointments (slot_id, email, first_name, last_name, phone, language, hold_until)
        values ($1, $2, 'Martina', 'Sosa', '11 5555 0134', 'es', now() + interval '1 hour')`,
      [slot, email]
    )
    await client.query(
      `insert into mails (kind, language, "to", subject, html, text, message_id, due_at)
        values ('bookingConfirm', 'es', $1, 'Confirmá tu turno', $2, '', gen_random_uuid(), now())`,
      [email, mail]
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  return { email }
}
