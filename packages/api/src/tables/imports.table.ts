import {
  type ImportColumn,
  type ImportCounts,
  type ImportFacts,
  type ImportMap,
  type ImportMend,
  importKinds,
  importRowStates,
  importStates,
} from '@gallery/contract'
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Fault, Reason } from '../imports/faults.ts'
import type { Change, Data } from '../imports/judged.ts'
import { instant } from './columns.ts'
import { users } from './users.table.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** The states in which an import waits for somebody to do the work. */
export const movingStates = ['checking', 'applying', 'undoing'] as const

/** A table that somebody brought in, what was found out about it, and how far it has come. */
export const imports = pgTable('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: importKinds }).notNull(),
  name: text().notNull(),
  state: text({ enum: importStates }).notNull().default('draft'),
  facts: jsonb().$type<ImportFacts>().notNull(),
  sheets: jsonb().$type<string[]>().notNull(),
  columns: jsonb().$type<ImportColumn[]>().notNull(),
  /** The names of the columns as one text: what was mapped once is suggested for the same columns again. */
  layout: text().notNull(),
  map: jsonb().$type<ImportMap>().notNull(),
  /** The cells that somebody wrote anew in the review. */
  mends: jsonb().$type<ImportMend[]>().notNull().default([]),
  suggested: integer().notNull().default(0),
  rows: integer().notNull().default(0),
  /** Steps of an undo: lines of the journal to look at and to take back. Of the other work it is the rows. */
  todo: integer().notNull().default(0),
  /** Rows, or steps, that the work in hand has done. */
  done: integer().notNull().default(0),
  counts: jsonb().$type<ImportCounts>(),
  column_errors: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** What the dry run found odd without refusing it. */
  warnings: jsonb().$type<Reason[]>().notNull().default([]),
  /** Somebody asked for the work in hand to end. */
  cancelled: boolean().notNull().default(false),
  /** Until when a process has it in hand, which it says anew every moment while it works; null while nobody does. */
  locked_until: instant(),
  /** Why the work in hand ended early: a text of the catalogue. */
  failure: text().notNull().default(''),
  /** Whether an undo knows what was changed later: one that was interrupted need not look again. */
  sought: boolean().notNull().default(false),
  /** Whether an undo leaves what was changed later, in place of stopping. */
  keeps: boolean().notNull().default(false),
  created_at: instant().notNull(),
  created_by: integer().references(() => users.id, { onDelete: 'set null' }),
  applied_at: instant(),
  undone_at: instant(),
})

const importId = () =>
  integer()
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' })

/** The file itself, in pieces, so that any process can read it and none holds it whole. */
export const importChunks = pgTable(
  'import_chunks',
  { import_id: importId(), position: integer().notNull(), bytes: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.import_id, table.position] })]
)

/** The rows of the file as the dry run judged them; `data` is what applying writes. */
export const importRows = pgTable(
  'import_rows',
  {
    import_id: importId(),
    row: integer().notNull(),
    state: text({ enum: importRowStates }).notNull(),
    title: text().notNull(),
    record_id: integer(),
    /** When the record was changed last before the dry run: applying stops when that is no longer so. */
    seen_at: instant(),
    data: jsonb().$type<Data>().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    faults: jsonb().$type<Fault[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.row] }),
    index('import_rows_of_state').on(table.import_id, table.state, table.row),
  ]
)

/** Pictures that came beside the table, stored under `/storage/images`, by the key of their name. */
export const importImages = pgTable(
  'import_images',
  {
    import_id: importId(),
    name: text().notNull(),
    file: text().notNull(),
    bytes: integer().notNull(),
    mime: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.name] })]
)

/** Pictures that came beside the table and were not taken, by the key of their name, with the reason. */
export const importRefusedImages = pgTable(
  'import_refused_images',
  { import_id: importId(), name: text().notNull(), reason: jsonb().$type<Reason>().notNull() },
  (table) => [primaryKey({ columns: [table.import_id, table.name] })]
)

/** What an import did, row by row of the database, in order: an undo goes through it backwards and empties it. */
export const importJournal = pgTable(
  'import_journal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    import_id: importId(),
    what: text({
      enum: [...importKinds, 'movement', 'membership', 'image', 'tag', 'collections', 'archives'],
    }).notNull(),
    /** The row that was made or changed; of a membership the collection. */
    row_id: integer().notNull(),
    /** The record that it belongs to, itself for a record. */
    owner_id: integer().notNull(),
    /** The whole row as it was; null when the import made it. */
    was: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Artists and tags of an item as they were, by their ids. */
    links: jsonb().$type<{ artists?: number[]; tags?: number[] }>(),
    /** The record's `updated_at` as the import left it: another one tells of a later change. */
    left_at: instant(),
  },
  (table) => [
    index('import_journal_of_import').on(table.import_id, table.id),
    index('import_journal_of_row').on(table.import_id, table.what, table.row_id),
  ]
)

/** What was changed after an import: an undo would lose it, or has left it. */
export const importKept = pgTable(
  'import_kept',
  {
    import_id: importId(),
    kind: text({ enum: importKinds }).notNull(),
    record_id: integer().notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.kind, table.record_id] })]
)
