import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { dayInOrder } from '../db/decades.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { eventWorks } from '../tables/events.table.ts'
import { isGone } from '../tables/goneWork.ts'
import type { Nearness } from '../tables/search.ts'
import { isPublicWork } from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'

/** A list of works that a page shows whole, in its order; where it is searched, the nearest come before that. */
export type WorkList = { where: SQL | undefined; order: SQL[]; nearness?: Nearness | undefined }

/** The works on an artist's page: the public ones, by year. */
export function worksOfArtist(artistId: number): WorkList {
  return {
    where: and(eq(works.artist_id, artistId), isPublicWork),
    order: [sql`${dayInOrder(works)} asc nulls last`, asc(works.id)],
  }
}

/** The works of a collection in the gallery's order: the public ones, or with `hidden` all that are not in the bin. */
export function worksOfCollection(collectionId: number, hidden: boolean): WorkList {
  return placedIn(collectionId, hidden ? isNull(works.deleted_at) : isPublicWork)
}

/** What can be seen in a room, in its order: hidden works too, but for those that are gone; with `gone` their places too. */
export function worksOfRoom(collectionId: number, { gone }: { gone: boolean }): WorkList {
  return placedIn(collectionId, gone ? undefined : sql`not ${isGone}`)
}

function placedIn(collectionId: number, which: SQL | undefined): WorkList {
  const isIn = sql`from ${collectionWorks}
    where ${collectionWorks.collection_id} = ${collectionId} and ${collectionWorks.work_id} = ${works.id}`
  return {
    where: and(sql`exists (select ${isIn})`, which),
    order: [sql`(select ${collectionWorks.position} ${isIn})`, asc(works.id)],
  }
}

/** The works shown in an event in the gallery's order: the public ones, or with `hidden` all of them. */
export function worksOfEvent(eventId: number, hidden: boolean): WorkList {
  const isIn = sql`from ${eventWorks}
    where ${eventWorks.event_id} = ${eventId} and ${eventWorks.work_id} = ${works.id}`
  return {
    where: and(sql`exists (select ${isIn})`, hidden ? isNull(works.deleted_at) : isPublicWork),
    order: [sql`(select ${eventWorks.position} ${isIn})`, asc(works.id)],
  }
}
