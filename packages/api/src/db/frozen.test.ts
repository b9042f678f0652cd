import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { options } from '../tables/options.table.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { isDatabaseAway } from './databaseErrors.ts'
import type { Database } from './db.ts'
import { openServer } from './server.ts'

/** Milliseconds; a machine that is busy gets more than it needs before anything is frozen. */
const patience = { connection: 2_000, statement: 2_500, answer: 3_000 }

describe.runIf(inject('testTemplate').kind === 'postgres')('a PostgreSQL server that freezes', () => {
  let postgres: TestPostgres
  let database: Database
  let gallery: TestApp
  beforeAll(async () => {
    postgres = await startPostgres()
    database = await openServer(`${postgres.url}/postgres`, patience)
    gallery = await testApp({ database })
  })
  afterAll(async () => {
    await postgres.thaw()
    await gallery.close()
    await postgres.stop()
  })

  const ask = (language: string) =>
    gallery.client().get('/api/artists', { headers: { 'accept-language': language } })

  test('holds no request, is told of in both languages, and all goes on when it does', async () => {
    expect((await ask('es')).statusCode).toBe(200)
    let began = () => {}
    const isOpen = new Promise<void>((resolve) => {
      began = resolve
    })
    let goOn = () => {}
    const isFrozen = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const change = database.db.transaction(async (tx) => {
      await tx.insert(options).values({ id: 'name', value: 'Never' })
      began()
      await isFrozen
      await tx.select().from(options)
    })
    const refused = change.then(
      () => undefined,
      (error: unknown) => error
    )
    await isOpen
    await postgres.freeze()
    goOn()
    // More than there are connections: some have one that is open, some wait for a new one.
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => ask(at % 2 === 0 ? 'es' : 'en')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(new Set(answers.map((answer) => answer.json().message))).toEqual(
      new Set([
        'El servicio no responde en este momento. Probá de nuevo en unos minutos.',
        'The service is not responding right now. Try again in a few minutes.',
      ])
    )
    expect(isDatabaseAway(await refused)).toBe(true)

    await postgres.thaw()
    await expect.poll(async () => (await ask('es')).statusCode).toBe(200)
    // The connection of the broken transaction went with it: nobody finds that open.
    await database.db.transaction(async (tx) => {
      await tx.insert(options).values({ id: 'name', value: 'Ochava' })
    })
    const kept = await database.db.select().from(options).where(eq(options.id, 'name'))
    expect(kept).toMatchObject([{ value: 'Ochava' }])
  })
})
