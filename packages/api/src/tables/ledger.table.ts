import { type NoteWork, noteKinds } from '@gallery/contract'
import { date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.table.ts'
import { movements, works } from './works.table.ts'

const userId = () => integer().references(() => users.id, { onDelete: 'set null' })

/** Who struck a row through, when and why: it stays, and counts for nothing. */
const struck = () => ({ struck_at: instant(), struck_by: userId(), struck_why: text().notNull().default('') })

/**
 * In what condition a work was when it moved: words, a picture of the folder `conditions`, or both. Nobody but the gallery
 * sees either.
 */
export const conditions = pgTable(
  'conditions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The work of its movement, by which the history tells of it. */
    work_id: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    movement_id: integer()
      .notNull()
      .references(() => movements.id, { onDelete: 'cascade' }),
    words: text().notNull().default(''),
    file: text(),
    created_at: instant().notNull().defaultNow(),
    created_by: userId(),
    ...struck(),
  },
  (table) => [index().on(table.movement_id, table.id), index().on(table.work_id), index().on(table.file)]
)

/**
 * Consignment and loan notes. A number is given once, in the order of the year, and its row never goes: what a note says
 * is kept as it was signed, whatever becomes of the works.
 */
export const ledgerNotes = pgTable(
  'ledger_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: noteKinds }).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    /** The day that stands on it. */
    date: date({ mode: 'string' }).notNull(),
    /** Until when the works are given. */
    until: date({ mode: 'string' }),
    /** The other side: who gives or who takes. */
    party: text().notNull(),
    address: text().notNull().default(''),
    contact: text().notNull().default(''),
    terms: text().notNull().default(''),
    /** The works as the note has them: `NoteWork` of the contract. */
    works: jsonb().$type<readonly NoteWork[]>().notNull(),
    created_at: instant().notNull().defaultNow(),
    created_by: userId(),
    ...struck(),
  },
  (table) => [unique('ledger_notes_number').on(table.kind, table.year, table.number)]
)

/** What was mailed about the ends of loans and consignments, so that nothing is mailed twice. */
export const ledgerMails = pgTable(
  'ledger_mails',
  {
    /** Names the mail: `week/12/due/2026-12-04`, `overdue/2026-11-16/user/3`. */
    key: text().primaryKey(),
    movement_id: integer().references(() => movements.id, { onDelete: 'cascade' }),
    what: text({ enum: ['week', 'day', 'overdue', 'notice'] }).notNull(),
    sent_at: instant().notNull(),
    sent_by: userId(),
  },
  (table) => [index().on(table.movement_id)]
)
