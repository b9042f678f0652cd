import { setTimeout as pause } from 'node:timers/promises'
import { buildApp, openDatabase, openStorage, readEnv, readyFolder } from '@gallery/api'
import type { FastifyInstance } from 'fastify'
import { greet } from './greet.ts'
import { whyNotListening } from './listening.ts'

/** Milliseconds that requests and the mail in hand get to finish after a signal. */
const patience = 25_000

/** How many connections may wait to be taken. In a rush more come at once than the usual 511; who is dropped waits long. */
const backlog = 4_096

/** Builds the app, lets `mount` add the pages, listens, and ends cleanly when asked to. */
async function serve(mount: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const app = await open(mount)
  const { HOST: host, PORT: port } = app.env
  try {
    await app.listen({ host, port, backlog })
  } catch (error) {
    await app.close()
    const why = whyNotListening(error, { host, port })
    throw why === undefined ? error : new Error(why)
  }
  endOnSignals(app)
  greet(app)
}

async function open(mount: (app: FastifyInstance) => Promise<void>): Promise<FastifyInstance> {
  const env = readEnv(process.env)
  const warning = await readyFolder('GALLERY_DATA', env.GALLERY_DATA)
  const storage = await openStorage(env)
  const database = await openDatabase(env)
  try {
    const app = await buildApp({ env, database, storage })
    if (warning !== null) app.log.warn(warning)
    await mount(app)
    return app
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Milliseconds within which signals are one wish: a terminal's Ctrl+C comes once from it and once through npm. */
const samePress = 1_000

/** The first signal lets everything in hand finish, a later one does not wait. */
function endOnSignals(app: FastifyInstance): void {
  let asked: number | undefined
  async function end(): Promise<void> {
    if (asked !== undefined) {
      if (performance.now() - asked > samePress) process.exit(1)
      return
    }
    asked = performance.now()
    const notice = app.env.DRAIN_SECONDS * 1_000
    setTimeout(() => process.exit(1), patience + notice).unref()
    try {
      app.leave()
      await pause(notice)
      await app.drain()
      await app.close()
      process.exit(0)
    } catch (error) {
      app.log.error(error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
}

/** Starts the server; what keeps it from starting is one sentence and exit code 1. */
export function start(mount: (app: FastifyInstance) => Promise<void>): void {
  serve(mount).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
