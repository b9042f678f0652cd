import { afterAll, beforeAll, expect, test } from 'vitest'
import { binArchive } from '../archives/changes.queries.ts'
import { binArtist, createArtist } from '../artists/artists.queries.ts'
import { binEvent } from '../events/changes.queries.ts'
import { fillBackRoom } from '../testing/backRoom.ts'
import { anEvent } from '../testing/bookings.ts'
import { addArchive, addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { noon, type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { listPageParts, listPublicPages, type PageKind } from './publicPages.queries.ts'

let house: TestApp
beforeAll(async () => {
  house = await testApp()
})
afterAll(() => house.close())

/** What identifies the pages of a kind that are listed, in the first part. */
async function listed(kind: PageKind): Promise<(number | string)[]> {
  const pages = await listPublicPages(house.db, kind, 1)
  return pages.map((page) => (page.of === 'items' ? page.hash : page.id))
}

test('what visitors cannot open is not listed', async () => {
  const { db } = house
  const writing = { now: noon, by: null }
  const shown = await anEvent(db)
  await anEvent(db, { active: false })
  const binned = await anEvent(db)
  await binEvent(db, binned, writing)
  expect(await listed('events')).toEqual([shown])

  const room = await fillBackRoom(house)
  expect(await listed('works')).toEqual([room.works.one, room.works.two])
  expect(await listed('collections')).toEqual([room.paper.id, room.empty.id])
  expect(await listed('artists')).toEqual(Object.values(room.artists))

  const open = await addArchive(house)
  const hidden = await addArchive(house, { public: false })
  const gone = await addArchive(house)
  for (const archive_id of [open, hidden, gone, null]) await addItem(house, { archive_id })
  await binArchive(db, gone, writing)
  await addItem(house, { public: false })
  await addItem(house, { active: false })
  expect(await listed('archives')).toEqual([open])
  const items = await listPublicPages(db, 'items', 1)
  expect(items.map((item) => item.of === 'items' && item.archive_id)).toEqual([open, null])
})

test('a work comes with the artist that its address names, as long as there is one', async () => {
  const { db } = house
  const writing = { now: noon, by: null }
  const artist = await createArtist(db, { display: 'Elsa Brandariz', bio_es: '', bio_en: '' }, writing)
  const id = await createWork(db, sampleWork({ artist_id: artist }), writing)
  const listedWork = async () => {
    const pages = await listPublicPages(db, 'works', 1)
    return pages.find((page) => page.of === 'works' && page.id === id)
  }
  expect(await listedWork()).toMatchObject({ artist: { id: artist, display: 'Elsa Brandariz' } })
  await binArtist(db, artist, writing)
  expect(await listedWork()).toMatchObject({ artist: null })
})

test('only parts with pages are named, each with its last change', async () => {
  const parts = await listPageParts(house.db)
  expect(parts.map(({ kind, part }) => `${kind} ${part}`)).toEqual(
    ['events', 'artists', 'works', 'collections', 'archives', 'items'].map((kind) => `${kind} 1`)
  )
  expect(parts[0]?.updated_at).toEqual(noon)
  expect(await listPublicPages(house.db, 'events', 2)).toEqual([])
})
