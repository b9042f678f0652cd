import { type Note, type NoteForm, type NotesAnswer, type NotesQuery, today } from '@gallery/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { metaOf, windowOf } from '../paging.ts'
import { authorOf } from '../tables/fullName.ts'
import { ledgerNotes } from '../tables/ledger.table.ts'
import { users } from '../tables/users.table.ts'
import { lockWorks } from '../works/bulk.queries.ts'
import { findLastMovements } from '../works/movements.queries.ts'
import type { Writing } from '../writing.ts'
import { findLedgerWorks } from './whereabouts.queries.ts'

/**
 * Writes a note of the works as their ledgers have them, with the next number of its kind and year, in a transaction:
 * whoever writes another of them waits until this one is there, or is not, so that no number is given twice or left out.
 *
 * @returns its id
 * @throws Refused 404 when one of the works is not there
 */
export async function addNote(
  tx: Db,
  { works, date: asked, ...form }: NoteForm,
  { writing, zone }: { writing: Writing; zone: string }
): Promise<number> {
  const date = asked ?? today(writing.now, zone)
  const year = Number(date.slice(0, 4))
  const ids = [...new Set(works)]
  if ((await lockWorks(tx, ids)).length < ids.length) throw notFound()
  const found = await findLedgerWorks(tx, ids)
  const last = await findLastMovements(tx, ids, { asConsigned: form.kind === 'consignment' })
  const kept = ids.flatMap((id) => {
    const work = found.get(id)
    if (work === undefined) return []
    const { img: _, ...plain } = work
    const { price = null, currency = '' } = last.get(id) ?? {}
    return [{ ...plain, price, currency }]
  })
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ledger_notes/${form.kind}/${year}`}, 0))`
  )
  const [highest] = await tx
    .select({ number: sql<number>`coalesce(max(${ledgerNotes.number}), 0)::int` })
    .from(ledgerNotes)
    .where(and(eq(ledgerNotes.kind, form.kind), eq(ledgerNotes.year, year)))
  const [added] = await tx
    .insert(ledgerNotes)
    .values({
      ...form,
      ...{ date, year, number: (highest?.number ?? 0) + 1, works: kept },
      ...{ created_at: writing.now, created_by: writing.by },
    })
    .returning({ id: ledgerNotes.id })
  if (!added) throw new Error('The database did not answer with the new note')
  return added.id
}

/** Strikes a note through: it stays, and keeps its number. @throws Refused 404 when it is not there, or is struck already */
export async function strikeNote(db: Db, id: number, why: string, { now, by }: Writing): Promise<void> {
  const struck = await db
    .update(ledgerNotes)
    .set({ struck_at: now, struck_by: by, struck_why: why })
    .where(and(eq(ledgerNotes.id, id), isNull(ledgerNotes.struck_at)))
    .returning({ id: ledgerNotes.id })
  if (struck.length === 0) throw notFound()
}

/** @throws Refused 404 */
export async function findNote(db: Db, id: number): Promise<Note> {
  const [note] = await selectNotes(db, eq(ledgerNotes.id, id))
  if (!note) throw notFound()
  return shown(note)
}

/** A page of the notes, the newest first. */
export async function listNotes(db: Db, query: NotesQuery): Promise<NotesAnswer> {
  const { limit, offset } = windowOf(query)
  const total = await db.$count(ledgerNotes)
  const rows = await selectNotes(db, undefined).orderBy(desc(ledgerNotes.id)).limit(limit).offset(offset)
  return { data: rows.map(shown), meta: metaOf(total, query) }
}

const striker = alias(users, 'striker')

function selectNotes(db: Db, where: SQL | undefined) {
  return db
    .select({ note: ledgerNotes, author: authorOf(users), striker: authorOf(striker) })
    .from(ledgerNotes)
    .leftJoin(users, eq(users.id, ledgerNotes.created_by))
    .leftJoin(striker, eq(striker.id, ledgerNotes.struck_by))
    .where(where)
}

function shown({ note, author, striker: struckBy }: Awaited<ReturnType<typeof selectNotes>>[number]): Note {
  return {
    ...note,
    works: [...note.works],
    created_at: note.created_at.toISOString(),
    created_by: author,
    struck_at: note.struck_at?.toISOString() ?? null,
    struck_by: struckBy,
  }
}
