import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { edgePorts, startEdge } from '../../scripts/edge.mjs'
import { nginx } from '../../scripts/nginx.mjs'
import { loadDemo } from './product.mjs'
import { source } from './source.mjs'
import { passOverPictures, withDatabase } from './withDatabase.mjs'

const { startPostgres } = await source('site/e2e/postgres.ts')
const { openMailbox } = await source('site/e2e/mailbox.ts')
const { startServer } = await source('site/e2e/server.ts')
const { gallerist, createSlot } = await source('site/e2e/gallerist.ts')
const { freeSlots } = await source('site/e2e/visitor.ts')

/**
 * The built product as a gallery runs it when many come: several processes on one PostgreSQL and one folder of files, the
 * demo in it, mails to a mail server of ours. The processes believe what is said about whence a request comes, as they
 * do behind a balancer, so that everybody who asks has an address of their own and no limit is switched off.
 *
 * @param behind `nginx`: in front of the processes stands the documented nginx (`edge`), which people ask at `url`
 * @param env what the processes are told beside that
 */
export async function openStage(processes, { behind, env: more = {} } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'gallery-rush-'))
  const postgres = await startPostgres()
  const mailbox = await openMailbox()
  const database = { GALLERY_DATA: data, DATABASE_URL: postgres.url }
  await loadDemo(database)
  await passOverPictures(database)
  const ports = await edgePorts()
  const env = {
    ...database,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: 'true',
    ...more,
    ...(behind === 'nginx' && { PUBLIC_URL: `http://127.0.0.1:${ports.plain}` }),
  }
  const apps = await Promise.all(Array.from({ length: processes }, () => supervise(env)))
  const upstreams = apps.map(({ url }) => Number(new URL(url).port))
  const edge = behind === 'nginx' ? await startEdge(await nginx(), { upstreams, ports }) : undefined
  const { url } = edge ?? apps[0]
  return {
    data,
    postgres,
    mailbox,
    apps,
    edge,
    url,
    lucia: await gallerist(url, mailbox),
    ask: (sql) => withDatabase(database, async (db) => (await db.execute(sql)).rows),
    close: async () => {
      await edge?.stop()
      await Promise.all(apps.map((app) => app.stop()))
      await mailbox.close()
      await postgres.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Slots that nobody has asked for, of one event, one after the other from three days ahead; `limits` says their places. */
export async function openSlots(gallery, limits) {
  const [{ event }] = await freeSlots(gallery)
  const first = Date.now() + 3 * 24 * 3_600_000
  const slots = []
  for (const [number, limit] of limits.entries()) {
    const start = first + number * 3_600_000
    const times = { start: new Date(start).toISOString(), end: new Date(start + 2_700_000).toISOString() }
    slots.push(await createSlot(gallery, { event_id: event.id, ...times, limit }))
  }
  return slots
}

/** Milliseconds before a process that ended is started again. */
const rest = 250

/** A process of the product that is started again whenever it ends, on the same port, until it is told to stop. */
async function supervise(env) {
  const port = String(await freePort())
  let server = await startServer({ ...env, PORT: port })
  let stopping = false
  let expected = false
  const app = {
    url: server.url,
    isUp: true,
    /** How often it was started. */
    lives: 1,
    /** What it said when it ended although nobody killed it. */
    deaths: [],
    kill: async () => {
      expected = true
      app.isUp = false
      await server.kill()
    },
    stop: async () => {
      stopping = true
      if (app.isUp) await server.stop()
      await watching
    },
  }
  async function watch() {
    while (!stopping) {
      const code = await server.ended
      app.isUp = false
      if (stopping) return
      if (!expected) app.deaths.push(`ended with ${code}:\n${server.output().slice(-2_000)}`)
      expected = false
      await startAgain()
    }
    if (app.isUp) await server.stop()
  }
  async function startAgain() {
    while (!stopping && !app.isUp) {
      await pause(rest)
      const started = await startServer({ ...env, PORT: port }).catch(() => undefined)
      if (!started) continue
      server = started
      app.lives += 1
      app.isUp = true
    }
  }
  const watching = watch()
  return app
}
