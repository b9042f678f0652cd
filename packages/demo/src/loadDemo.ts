import {
  type Database,
  type Db,
  type Env,
  hasEvents,
  type Storage,
  setOptions,
  storingFiles,
  upsertUser,
  type Writing,
} from '@gallery/api'
import { today } from '@gallery/contract'
import type { Content } from './content.ts'
import { readContent } from './files.ts'
import type { Ids } from './keys.ts'
import { loadArchives } from './loadArchives.ts'
import { loadCollections } from './loadCollections.ts'
import { loadArtists, loadEvents, loadShownWorks } from './loadEvents.ts'
import { loadItems } from './loadItems.ts'
import { loadMessages } from './loadMessages.ts'
import { loadSlides } from './loadSlides.ts'
import { loadSlots } from './loadSlots.ts'
import { loadWorks } from './loadWorks.ts'
import { readPictures, shownPictures } from './pictures.ts'
import { openShelf } from './shelf.ts'

type DemoNeeds = {
  database: Pick<Database, 'db'>
  storage: Storage
  env: Pick<Env, 'GALLERY_TZ'>
  clock: () => Date
}

/** What came in, by kind, and the address with which to sign in as the gallery. */
export type LoadedDemo = {
  users: number
  artists: number
  events: number
  slots: number
  bookings: number
  slides: number
  works: number
  archives: number
  items: number
  collections: number
  messages: number
  pictures: number
  superUser: string
}

/** The database has events already: the demo never mixes with a gallery's own. */
export class NotEmpty extends Error {
  constructor() {
    super(
      'The database has events already, so the demo was not loaded. It goes into a new one: point GALLERY_DATA at an empty folder or DATABASE_URL at an empty database.'
    )
    this.name = 'NotEmpty'
  }
}

/**
 * Loads the demo gallery through the API's own functions, its days counted from today in the gallery's zone. All of
 * it comes in or nothing: one transaction with its files, begun when the slow part, reading the pictures, is done. The
 * variants of the pictures are left to the picture worker.
 *
 * @throws NotEmpty when the database has events.
 */
export async function loadDemo({ database, storage, env, clock }: DemoNeeds): Promise<LoadedDemo> {
  if (await hasEvents(database.db)) throw new NotEmpty()
  const content = await readContent()
  const pictures = await readPictures(shownPictures(content))
  const writing: Writing = { now: clock(), by: null }
  const day = today(writing.now, env.GALLERY_TZ)

  return storingFiles({ db: database.db, storage }, async (tx, remembering) => {
    if (await hasEvents(tx)) throw new NotEmpty()
    const userIds = await loadUsers(tx, content.users, writing)
    const shelf = openShelf(tx, remembering, pictures, writing)
    const facade = `/storage/images/${await shelf('images', content.gallery.facade)}`
    await setOptions(tx, { ...content.gallery, facade }, writing)
    const artistIds = await loadArtists(tx, content.artists, shelf, writing)
    const eventIds = await loadEvents(tx, content.events, { artistIds, shelf, today: day }, writing)
    const place = {
      eventIds,
      userIds,
      today: day,
      zone: env.GALLERY_TZ,
      openWeekdays: content.gallery.openDays.map(({ weekday }) => weekday),
    }
    const counts = await loadSlots(tx, content.slots, place, writing)
    await loadSlides(tx, content, { eventIds, artistIds, shelf }, writing)
    const workIds = await loadWorks(tx, content.works, { artistIds, shelf, today: day }, writing)
    await loadShownWorks(tx, content.events, { eventIds, workIds })
    const archiveIds = await loadArchives(tx, content.archives, artistIds, writing)
    await loadItems(tx, content.items, { archiveIds, artistIds, shelf, storage: remembering }, writing)
    return {
      users: userIds.size,
      artists: artistIds.size,
      events: eventIds.size,
      ...counts,
      slides: content.slides.length,
      works: workIds.size,
      archives: archiveIds.size,
      items: content.items.length,
      collections: await loadCollections(tx, content.collections, workIds, writing),
      messages: await loadMessages(tx, content.messages, place),
      pictures: pictures.size,
      superUser: content.users.find((user) => user.super)?.email ?? '',
    }
  })
}

async function loadUsers(db: Db, users: Content['users'], { now }: Writing): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { key, ...user } of users) ids.set(key, (await upsertUser(db, user, now)).id)
  return ids
}
