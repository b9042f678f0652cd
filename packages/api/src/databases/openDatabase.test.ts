import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { options } from '../tables/options.table.ts'
import { testDatabaseUrl } from '../testing/database.ts'
import { startPostgres } from '../testing/postgres.ts'
import { openDatabase } from './openDatabase.ts'

describe.runIf(inject('testTemplate').kind === 'pglite')('PGlite', () => {
  let data: string
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'gallery-data-'))
  })
  afterAll(() => rm(data, { recursive: true }))

  test('keeps what was written; a second opening is refused while it is open', async () => {
    const env = { GALLERY_DATA: data, EMBEDDED_DATABASE: 'pglite' } as const
    const first = await openDatabase(env)
    await first.db.insert(options).values({ id: 'name', value: 'Ochava' })
    await expect(openDatabase(env)).rejects.toThrow('Only one process may open it')
    await first.ready()
    await first.close()
    await expect(first.ready()).rejects.toThrow()

    const second = await openDatabase(env)
    expect(await second.db.select().from(options).where(eq(options.id, 'name'))).toMatchObject([
      { value: 'Ochava' },
    ])
    await second.close()
    await second.close()
  })
})

describe.runIf(inject('testTemplate').kind === 'postgres')('a PostgreSQL server', () => {
  test('processes that start together on an empty database migrate it once', async () => {
    const postgres = await startPostgres()
    const env = { GALLERY_DATA: '/nowhere', DATABASE_URL: `${postgres.url}/postgres` }
    const opened = await Promise.all([openDatabase(env), openDatabase(env), openDatabase(env)])
    for (const { db } of opened) expect(await db.select().from(options)).toEqual([])
    // The server goes away under the connections: no crash, only an answer.
    await postgres.stop()
    for (const database of opened) {
      await expect(database.ready()).rejects.toThrow()
      await database.close()
    }
  })

  test.each([
    ['as it is', '', ''],
    ['by a name of its own', '?application_name=ochava', '?application_name=ochava'],
    ['by a name that it did not have when others began', '', '?application_name=ochava'],
  ])(
    'known %s, is opened alone only while nobody else of the gallery has it open',
    async (_, before, now) => {
      const url = await testDatabaseUrl()
      const env = { GALLERY_DATA: '/nowhere', DATABASE_URL: `${url}${now}` }
      const running = await openDatabase({ ...env, DATABASE_URL: `${url}${before}` })
      await running.ready()
      await expect(openDatabase(env, { alone: true })).rejects.toThrow(
        /^The database that DATABASE_URL names on \S+ is in use by 1 other connection of the gallery\. Stop/
      )
      await running.close()
      const alone = await openDatabase(env, { alone: true })
      // What it opens itself is nobody else's, nor what it has just closed.
      await Promise.all([alone.ready(), alone.db.select().from(options)])
      await alone.close()
      await (await openDatabase(env, { alone: true, migrates: false })).close()
    }
  )

  test('that cannot be reached is an error, not a wait', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing'
    await expect(openDatabase({ GALLERY_DATA: '/nowhere', DATABASE_URL })).rejects.toThrow('ECONNREFUSED')
  })
})
