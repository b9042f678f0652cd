import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/db.ts'
import { borrowTestDatabase } from '../testing/database.ts'
import { testApp } from '../testing/testApp.ts'
import { keepZone, keptZone } from './zone.ts'

let database: Database
beforeAll(async () => {
  database = await borrowTestDatabase()
})
afterAll(() => database.close())

/** Starts the gallery on the same database in a time zone. @returns what the log warns of */
async function startIn(GALLERY_TZ: string): Promise<string> {
  let warned = ''
  const gallery = await testApp({
    database: { ...database, close: async () => {} },
    env: { GALLERY_TZ },
    workers: true,
    log: {
      write: (line) => {
        if (line.includes('GALLERY_TZ')) warned += line
      },
    },
  })
  await gallery.app.ready()
  await gallery.close()
  return warned
}

test('the first start notes the zone; each with another one warns, until that is accepted', async () => {
  expect(await startIn('America/Argentina/Buenos_Aires')).toBe('')
  expect(await keptZone(database.db)).toBe('America/Argentina/Buenos_Aires')
  expect(await startIn('America/Buenos_Aires'), 'another name of the same').toBe('')
  for (const _start of [1, 2]) {
    const warned = await startIn('Europe/Madrid')
    expect(warned).toContain('GALLERY_TZ is Europe/Madrid')
    expect(warned).toContain('made in America/Argentina/Buenos_Aires')
    expect(warned).toContain('gallery zone --accept')
    expect(warned).toContain('nobody is reminded of a visit')
  }
  await keepZone(database.db, 'Europe/Madrid')
  expect(await startIn('Europe/Madrid')).toBe('')
})
