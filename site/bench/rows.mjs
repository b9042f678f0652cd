import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { startBare, withAnswers } from './besides.mjs'
import { addressOf } from './booker.mjs'
import { email, signIn } from './galleristByMail.mjs'
import { printRow } from './printRow.mjs'
import { processorTime } from './processorTime.mjs'
import { serve } from './product.mjs'
import { homeOf, questions } from './questions.mjs'
import { source } from './source.mjs'
import { byTurns, compare, timed } from './turns.mjs'
import { withDatabase } from './withDatabase.mjs'

// The mail library is the API's.
const load = createRequire(new URL('../../packages/api/package.json', import.meta.url))
const { ajaxHeader, csrfCookie, csrfHeader } = await source('packages/contract/src/headers.ts')
const { bookingBy, forwarded } = await source('site/e2e/visitor.ts')

/** As browsers ask. */
const headers = { 'accept-encoding': 'gzip, br' }
/** A mail server that is away: what is written waits, and sending is measured by itself. */
const away = { SMTP_URL: 'smtp://127.0.0.1:9' }
/** Each request comes from a network of its own, which the server is told as by a proxy: no limit is switched off. */
const believing = { TRUST_PROXY: 'true' }
let visits = 0

/**
 * What somebody waits for whose answer is made for them alone, beside the least that it takes, by turns: rows of `name` and
 * what {@link byTurns} says. The gallery has so many works, on PostgreSQL; `only` a row whose name contains it is taken.
 */
export async function measureRows(gallery, works, { rounds, seconds, only = '' }) {
  const turns = { rounds, seconds, database: await databasePid(gallery.env) }
  const cookies = await signBothIn(gallery.env)
  const { url, pid, stop } = await serve({ ...gallery.env, ...believing, ...away, SUPER_EMAILS: email })
  const asked = await withAnswers(url, pagesAndLists(works, cookies))
  const bare = await startBare(asked, gallery)
  const rows = []
  const isMeant = ({ name }) => name.includes(only)
  try {
    for (const row of [...asked.map(besideBare), ...(await bookings(gallery.env))].filter(isMeant)) {
      const taken = await byTurns({ url, pid, ask: row.ask }, { ...bare, ask: row.bare }, turns)
      rows.push({ name: row.name, ...taken })
    }
  } finally {
    bare.stop()
    await stop()
  }
  if (!isMeant(mailRow)) return rows
  return [...rows, { ...mailRow, ...(await mailsByTurns(gallery.env, turns)) }]
}

/** The rows as a table: answers a second, milliseconds of processor time for each, and how much of the bare one's speed. */
export function printRows(rows) {
  printRow('made for one', 'a second', 'bare', 'of bare', 'ms of processor', 'bare', 'of bare')
  printRow('---', ...Array(6).fill('--:'))
  for (const { name, ours, bare, ratio, processor, processorBare, processorRatio } of rows) {
    const shares = [ratio, processorRatio].map((share) => `${(share * 100).toPrecision(2)} %`)
    const [time, bareTime] = [processor, processorBare].map((each) => each.toFixed(2))
    printRow(name, ours.toFixed(0), bare.toFixed(0), shares[0], time, bareTime, shares[1])
  }
}

const mailRow = { name: 'mails' }

/** Beside a page that plain React draws or, of lists, the one query. */
function besideBare({ name, ask, query }, number) {
  const path = query ? `/query/${number}` : '/page'
  return { name, ask, bare: () => ({ path, headers }) }
}

/** Beside the six statements that a booking takes at least. */
async function bookings(env) {
  const [one, many] = [await openSlots(env, 1), await openSlots(env, 50)]
  return [
    { name: 'bookings on one slot', ask: ourBooking(one), bare: bareBooking(one) },
    { name: 'bookings on 50 slots', ask: ourBooking(many), bare: bareBooking(many) },
  ]
}

/** Each with what is asked, `path` and `headers`, anew at each turn; of lists with the query that gives the same records. */
function pagesAndLists(works, { gallerist, visitor }) {
  const lists = questions(works, '/es').filter(({ query }) => query)
  const find = (name) => lists.find((list) => list.name === name)
  // Of super users nothing is kept, as they may see more; what is asked of them here is what visitors see.
  const anew = (list) => ({ ...list, ask: () => ({ path: list.path, headers: from(gallerist) }) })
  return [
    { name: 'home, anew', path: '/es', ask: () => ({ path: homeOf(visits), headers: from() }) },
    { name: 'home, signed in', path: '/es', ask: () => ({ path: '/es', headers: from(visitor) }) },
    {
      name: 'archive, signed in',
      path: '/es/archive',
      ask: () => ({ path: '/es/archive', headers: from(visitor) }),
    },
    { ...find('one work'), ask: () => ({ path: `/api/works/${someWork(works)}`, headers: from() }) },
    anew(find('works, page 1')),
    anew(find('works, search')),
    anew({ ...find('works, page 1'), name: `the panel's list`, path: '/api/works?showAll=true' }),
  ].map((row) => ({ ...row, headers: row.ask().headers }))
}

/** A work that visitors see, each time another one: nobody has asked for it before, until all were asked for. */
function someWork(works) {
  const work = 1 + ((visits * 7) % works)
  return work % 10 === 0 ? work - 1 : work
}

/** As somebody's browser asks, from a network that nobody asked from before. */
function from(cookie) {
  return { ...headers, [forwarded]: addressOf(visits++), ...(cookie && { cookie }) }
}

/** The cookies of a super user and of a visitor. */
async function signBothIn(env) {
  const server = await serve({ ...env, ...believing, SUPER_EMAILS: email })
  try {
    const { cookie: gallerist } = await signIn(server.url, env.GALLERY_DATA)
    const { cookie: visitor } = await signIn(server.url, env.GALLERY_DATA, 'visitor@gallery.example')
    return { gallerist, visitor }
  } finally {
    await server.stop()
  }
}

/** Slots of one event that nobody fills. */
function openSlots(env, count) {
  return withDatabase(env, async (db) => {
    const { rows } = await db.execute(`
      insert into slots (event_id, start, "end", "limit", open_anyway)
      select (select event_id from slots join events on events.id = event_id
          where requires_registration and active and events.deleted_at is null and start > now() order by start limit 1),
        now() + interval '3 days' + n * interval '1 hour', now() + interval '3 days' + n * interval '1 hour 5 minutes',
        1000000, true
      from generate_series(1, ${2 * count}) as n returning id`)
    const ids = rows.map(({ id }) => id)
    return { ours: ids.slice(0, count), bare: ids.slice(count) }
  })
}

function ourBooking({ ours }) {
  const sent = {
    ...headers,
    'content-type': 'application/json',
    cookie: `${csrfCookie}=bench`,
    [csrfHeader]: 'bench',
    [ajaxHeader]: 'XMLHttpRequest',
  }
  return () => {
    const visit = visits++
    return {
      method: 'POST',
      path: '/api/appointments',
      headers: { ...sent, [forwarded]: addressOf(visit) },
      body: JSON.stringify(bookingBy(`bench-${visit}`, ours[visit % ours.length])),
    }
  }
}

/** About as long as the mail that asks to confirm. */
const mail = 'x'.repeat(9_000)

function bareBooking({ bare }) {
  return () => {
    const visit = visits++
    return {
      method: 'POST',
      path: `/book/${bare[visit % bare.length]}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `bench-${visit}@example.org`, mail }),
    }
  }
}

/** Mails that wait in the outbox, beside as many handed to the same mail server over as many connections. */
async function mailsByTurns(env, turns) {
  const { sendDueMails } = await source('packages/api/src/mail/sendDueMails.ts')
  const { smtpTransport } = await source('packages/api/src/mail/smtpTransport.ts')
  const { createTransport } = load('nodemailer')
  const sink = fork(fileURLToPath(new URL('mailSink.mjs', import.meta.url)))
  const [url] = await once(sink, 'message')
  const sender = 'gallery@gallery.example'
  const transport = smtpTransport(url, sender)
  const log = { info() {}, warn: console.warn, error: console.error }
  // Ours are sent by this process itself.
  const processor = () => processorTime([process.pid, turns.database])
  try {
    return await withDatabase(env, async (db) => {
      const ours = async (amount) => {
        await db.execute('delete from mails')
        await db.execute(`
          insert into mails (kind, language, "to", subject, html, text, message_id, due_at)
          select 'bookingConfirm', 'es', 'v' || n || '@gallery.example', 'Turno', repeat('<p>Hola</p>', 800), 'Hola',
            gen_random_uuid(), now() from generate_series(1, ${amount}) as n`)
        return timed(amount, () => sendDueMails({ db, transport, log, clock: () => new Date() }), processor)
      }
      const bare = async (amount) => {
        const pool = createTransport({ url, pool: true, maxConnections: transport.atOnce })
        const message = { from: sender, subject: 'Turno', text: 'Hola', html: '<p>Hola</p>'.repeat(800) }
        const send = (_, n) => pool.sendMail({ ...message, to: `v${n}@gallery.example` })
        const taken = await timed(amount, () => Promise.all(Array.from({ length: amount }, send)), processor)
        pool.close()
        return taken
      }
      return compare(ours, bare, turns)
    })
  } finally {
    sink.kill()
  }
}

/** The process of the database server. */
function databasePid(env) {
  return withDatabase(env, async (db) => {
    const { rows } = await db.execute(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`)
    return rows[0].pid
  })
}
