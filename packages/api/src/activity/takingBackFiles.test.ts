import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { say } from '../say.ts'
import { type StorageFolder, storageKey } from '../storage/keys.ts'
import { eventImages, events } from '../tables/events.table.ts'
import { itemFiles } from '../tables/items.table.ts'
import { workImages } from '../tables/works.table.ts'
import { anEvent } from '../testing/bookings.ts'
import { openPanel, type PanelHistory } from '../testing/panelHistory.ts'
import { addItem, addSampleFile } from '../testing/sampleItem.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let stage: TestApp
let panel: PanelHistory

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  panel = await openPanel(stage)
})
afterAll(() => stage.close())

const picture = (folder: StorageFolder) =>
  storeSample(stage.db, stage.app.storage, { folder, now: stage.clock.now })

it.each([
  {
    kind: 'event_image',
    of: 'event',
    add: async () => {
      const event = await anEvent(stage.db)
      const [cover, file] = [await picture('events'), await picture('events')]
      await stage.db.update(events).set({ image: cover })
      const [row] = await stage.db
        .insert(eventImages)
        .values([file, cover].map((file, at) => ({ event_id: event, file, position: 1 - at })))
        .returning()
      return { file, id: row?.id, path: `events/${event}/images/${row?.id}` }
    },
  },
  {
    kind: 'work_image',
    of: 'work',
    add: async () => {
      const [work, file] = [await panel.addWork(), await picture('images')]
      const [row] = await stage.db.insert(workImages).values({ work_id: work, file }).returning()
      return { file, id: row?.id, path: `works/${work}/images/${row?.id}` }
    },
  },
  {
    kind: 'item_file',
    of: 'item',
    add: async () => {
      const item = await addItem(stage)
      const file = await addSampleFile(stage, item, { name: 'carta.pdf', bytes: Buffer.from('%PDF-1.7\n') })
      const [row] = await stage.db.select().from(itemFiles)
      return { file, id: row?.id, path: `items/${item}/images/${row?.id}` }
    },
  },
])('taking back brings no file back that went for good: $kind', async ({ kind, of, add }) => {
  const { file, id, path } = await add()
  const folder = of === 'event' ? 'events' : 'images'
  const isThere = () => stage.app.storage.exists(storageKey(folder, file))
  expect(await isThere()).toBe(true)
  expect((await panel.lucia.delete(`/api/${path}`)).statusCode).toBe(200)
  stage.clock.advance(1_000)
  expect((await panel.lucia.delete(`/api/bin?kind=${kind}&id=${id}`)).json()).toMatchObject({ count: 1 })
  expect(await isThere()).toBe(false)

  const [emptied] = (await panel.history(`?kind=${of}`)).filter(
    ({ changes }) => changes[0]?.what === 'removed'
  )
  expect(emptied).toMatchObject({ at: stage.clock.now.toISOString(), revertible: true })
  const refused = await panel.revert(emptied?.id)
  expect([refused.statusCode, refused.json().message]).toEqual([409, say('es', 'activity.gone')])
  const named = [eventImages, workImages, itemFiles].map((table) =>
    stage.db.$count(table, eq(table.file, file))
  )
  expect(await Promise.all(named)).toEqual([0, 0, 0])
  const covers = await stage.db
    .select({ image: events.image, file: eventImages.file })
    .from(eventImages)
    .innerJoin(events, isNotNull(events.image))
  const stay = covers.map(({ image, file }) => image === file)
  expect(stay, 'the cover stays').toEqual(of === 'event' ? [true] : [])
})
