import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addSlide } from '../testing/sampleSlide.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { tablesOnPages, tablesShown } from './tablesShown.ts'

describe('the state of what pages show', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(() => gallery.reset())
  afterAll(() => gallery.close())

  it('is another one after a write, for that table and no other', async () => {
    const before = await gallery.app.revisions()
    await addSlide(gallery, { title_es: 'Uno' })
    const after = await gallery.app.revisions()
    expect(after.get('slides')).not.toBe(before.get('slides'))
    expect(after.get('works')).toBe(before.get('works'))
  })

  it('is the same while nobody writes', async () => {
    await addSlide(gallery, { title_es: 'Uno' })
    expect(await gallery.app.revisions()).toEqual(await gallery.app.revisions())
  })

  it('is the same after a write that was taken back', async () => {
    const before = await gallery.app.revisions()
    await gallery.db
      .transaction(async (tx) => {
        await tx.execute(sql`update slides set active = false`)
        throw new Error('no')
      })
      .catch(() => undefined)
    expect((await gallery.app.revisions()).get('slides')).toBe(before.get('slides'))
  })

  it('knows of every table that a page shows', async () => {
    const triggers = await gallery.db
      .select({ name: sql<string>`tgrelid::regclass::text` })
      .from(sql`pg_trigger`)
      .where(sql`tgfoid = 'tell_of_write'::regproc`)
    const told = new Set(triggers.map(({ name }) => name))
    expect([...tablesOnPages].filter((table) => !told.has(table))).toEqual([])
  })
})

it('reads that are not known are not kept', () => {
  expect(tablesShown('/api/events/12?x=1')).toContain('slots')
  expect(tablesShown('/api/eventsx')).toBeUndefined()
  expect(tablesShown('/auth/account')).toBeUndefined()
})
