import type { Message, MessageFindings } from '@gallery/contract'
import { and, desc, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { appointmentDetailOf } from '../appointments/answers.ts'
import { listComing } from '../appointments/own.queries.ts'
import type { Db } from '../db/db.ts'
import { itsArtist, withFirstImages } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { works } from '../tables/works.table.ts'
import { codesIn, isNamedIn, readText } from './namedIn.ts'

/** More than these help nobody to answer. */
const most = 5

/** What the gallery knows that a message speaks of at `now`: works by code or title, bookings by its address. */
export async function findSubjects(db: Db, message: Message, now: Date): Promise<MessageFindings> {
  const text = `${message.subject}\n${message.message}`
  const named = await findNamedWorks(db, text)
  const bookings = message.email === '' ? [] : await listComing(db, message.email, now)
  return {
    works: (await withFirstImages(db, named, true)).slice(0, most),
    appointments: bookings.slice(0, most).map(appointmentDetailOf),
  }
}

/** Reads every title once: nothing indexes which titles a text holds. Longer titles say more, so they come first. */
async function findNamedWorks(db: Db, text: string) {
  const folded = sql`fold(${text})`
  const holds = (title: AnyPgColumn) => and(ne(title, ''), sql`position(fold(${title}) in ${folded}) > 0`)
  const codes = codesIn(text)
  const rows = await db
    .select({
      id: works.id,
      title_es: works.title_es,
      title_en: works.title_en,
      year: works.year,
      year_text: works.year_text,
      date_words: works.date_words,
      code: works.code,
      artist: { id: artists.id, display: artists.display },
    })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(
      and(
        isNull(works.deleted_at),
        or(inArray(works.code, codes), holds(works.title_es), holds(works.title_en))
      )
    )
    .orderBy(desc(sql`length(${works.title_es})`), desc(works.id))
    .limit(200)
  const read = readText(text)
  const isCoded = ({ code }: { code: string }) => codes.includes(code)
  const kept = rows.filter(
    (row) => isCoded(row) || isNamedIn(row.title_es, read) || isNamedIn(row.title_en, read)
  )
  return kept.toSorted((one, other) => Number(isCoded(other)) - Number(isCoded(one)))
}
