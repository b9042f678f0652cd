import type { SlideRow } from '@gallery/contract'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { findArtistsOf } from '../summaries/events.queries.ts'
import { events } from '../tables/events.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isShownEvent } from '../tables/shown.ts'
import { slides } from '../tables/slides.table.ts'

/** The carousel of the home page, in its order: what visitors see, or with `hidden` every slide. */
export function listSlides(db: Db, hidden: boolean): Promise<SlideRow[]> {
  return slidesWhere(db, isSeen(hidden))
}

/** One slide. @throws Refused 404 for an unknown one, one in the bin or, without `hidden`, one that is not active. */
export async function findSlide(db: Db, id: number, hidden: boolean): Promise<SlideRow> {
  const [slide] = await slidesWhere(db, and(eq(slides.id, id), isSeen(hidden)))
  if (!slide) throw notFound()
  return slide
}

function isSeen(hidden: boolean): SQL | undefined {
  return hidden ? undefined : eq(slides.active, true)
}

async function slidesWhere(db: Db, condition: SQL | undefined): Promise<SlideRow[]> {
  const rows = await db
    .select({
      id: slides.id,
      title_es: slides.title_es,
      title_en: slides.title_en,
      link: slides.link,
      filename: slides.filename,
      active: slides.active,
      updated_at: slides.updated_at,
      picture: pictureColumns,
    })
    .from(slides)
    .innerJoin(pictures, and(eq(pictures.folder, 'slides'), eq(pictures.file, slides.filename)))
    .where(and(isNull(slides.deleted_at), condition))
    .orderBy(asc(slides.position), asc(slides.id))
  const linked = await findLinked(db, rows)
  return rows.map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
    event: linked.get(eventOf(row.link)) ?? null,
  }))
}

/** The event to whose page a link leads, whatever its language and its name; 0 for a link to something else. */
function eventOf(link: string): number {
  return Number(/^\/?(?:exhibitions|events)\/(\d{1,9})(?:[/?#]|$)/.exec(link)?.[1] ?? 0)
}

/** Who shows, and when, in the events that slides lead to and that visitors see. Two queries. */
async function findLinked(
  db: Db,
  slides: readonly { link: string }[]
): Promise<Map<number, NonNullable<SlideRow['event']>>> {
  const ids = slides.map(({ link }) => eventOf(link))
  const rows = await db
    .select({ id: events.id, from: events.from, to: events.to })
    .from(events)
    .where(and(inArray(events.id, ids), isShownEvent))
  const artistsOf = await findArtistsOf(
    db,
    rows.map(({ id }) => id)
  )
  return new Map(rows.map(({ id, from, to }) => [id, { from, to, artists: artistsOf.get(id) ?? [] }]))
}
