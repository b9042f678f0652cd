import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { setArtists } from '../items/artists.queries.ts'
import { setTags } from '../items/tags.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { tags } from '../tables/items.table.ts'
import { works } from '../tables/works.table.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { searchAll } from './search.queries.ts'

describe('what works and items are found by, beside their own texts', () => {
  let gallery: TestApp
  let nelida: number
  let inigo: number
  let work: number
  let item: number

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    await gallery.reset()
    const { db } = gallery
    nelida = await addArtist('Nélida Arrascaeta')
    inigo = await addArtist('Íñigo Peña')
    work = await createWork(db, sampleWork({ artist_id: nelida }), writing())
    item = await addItem(gallery, { artists: [nelida], tags: ['Médano', 'Aljibe'] })
  })
  afterAll(() => gallery.close())

  const writing = () => ({ now: gallery.clock.now, by: null })

  function addArtist(display: string): Promise<number> {
    return createArtist(gallery.db, { display, bio_es: '', bio_en: '' }, writing())
  }

  /** How many works and items the words find. */
  async function found(words: string): Promise<[works: number, items: number]> {
    const results = await searchAll(gallery.db, words)
    return [results.works.total, results.items.total]
  }

  async function changeArtist(id: number, change: Partial<typeof artists.$inferInsert>): Promise<void> {
    await gallery.db.update(artists).set(change).where(eq(artists.id, id))
  }

  it('is the artist’s name as it is now', async () => {
    expect(await found('arrascaeta')).toEqual([1, 1])
    await changeArtist(nelida, { display: 'Delia Verardi', last_name: 'Verardi' })
    expect([await found('arrascaeta'), await found('delia verardi')]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('is not the name of an artist in the bin, and is again when they come back', async () => {
    await changeArtist(nelida, { deleted_at: gallery.clock.now })
    expect(await found('arrascaeta')).toEqual([0, 0])
    await changeArtist(nelida, { deleted_at: null })
    expect(await found('arrascaeta')).toEqual([1, 1])
  })

  it('is the name of whose work it becomes, and nobody’s when the artist is gone', async () => {
    const { db } = gallery
    await db.update(works).set({ artist_id: inigo }).where(eq(works.id, work))
    await setArtists(db, item, [inigo, nelida])
    expect([await found('peña'), await found('arrascaeta')]).toEqual([
      [1, 1],
      [0, 1],
    ])
    await db.delete(artists).where(inArray(artists.id, [nelida, inigo]))
    expect([await found('peña'), await found('arrascaeta')]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('is an item’s tags', async () => {
    const { db } = gallery
    expect(await found('medano nelida aljibe')).toEqual([0, 1])
    await setTags(db, item, ['Aljibe', 'Camalote'])
    expect([await found('medano'), await found('camalote')]).toEqual([
      [0, 0],
      [0, 1],
    ])
    await db.delete(tags).where(sql`folded = 'camalote'`)
    expect([await found('camalote'), await found('aljibe')]).toEqual([
      [0, 0],
      [0, 1],
    ])
  })
})
