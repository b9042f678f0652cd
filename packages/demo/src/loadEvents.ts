import {
  addArtists,
  addEventImage,
  createArtist,
  createEvent,
  type Db,
  setList,
  type Writing,
} from '@gallery/api'
import { addDays } from '@gallery/contract'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'
import type { Shelf } from './shelf.ts'

/** Adds the artists with their portraits. */
export async function loadArtists(
  db: Db,
  artists: Content['artists'],
  shelf: Shelf,
  writing: Writing
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { key, image, ...artist } of artists) {
    ids.set(key, await createArtist(db, { ...artist, image: await shelf('artists', image) }, writing))
  }
  return ids
}

/** Adds the events with their artists and pictures, their days counted from `today`, and ties the related ones. */
export async function loadEvents(
  db: Db,
  events: Content['events'],
  { artistIds, shelf, today }: { artistIds: Ids; shelf: Shelf; today: string },
  writing: Writing
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const {
    key,
    image,
    from_day,
    to_day,
    artists,
    images,
    related: _related,
    works: _works,
    ...texts
  } of events) {
    const id = await createEvent(
      db,
      {
        ...texts,
        image: await shelf('events', image),
        from: addDays(today, from_day),
        to: addDays(today, to_day),
      },
      writing
    )
    ids.set(key, id)
    await addArtists(
      db,
      id,
      artists.map((artist) => idOf(artistIds, artist))
    )
    for (const { file, ...view } of images) {
      await addEventImage(db, id, { ...view, file: await shelf('events', file) }, writing)
    }
  }
  for (const { key, related } of events) {
    await setList(
      db,
      idOf(ids, key),
      'related',
      related.map((other) => idOf(ids, other))
    )
  }
  return ids
}

/** Says which works are shown in which events. */
export async function loadShownWorks(
  db: Db,
  events: Content['events'],
  { eventIds, workIds }: { eventIds: Ids; workIds: Ids }
): Promise<void> {
  for (const { key, works } of events) {
    await setList(
      db,
      idOf(eventIds, key),
      'works',
      works.map((work) => idOf(workIds, work))
    )
  }
}
