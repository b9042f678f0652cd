import { z } from 'zod'
import { many, one, page } from './answers.ts'
import { Author, Id, Instant, line } from './fields.ts'
import { ImportMend, ImportReason, ImportStanding } from './importReview.ts'
import { MovementForm } from './movements.ts'
import { artistFields } from './records/artists.ts'
import { namesOf } from './records/fieldsOf.ts'
import { fileFields } from './records/files.ts'
import { itemFields } from './records/items.ts'
import { workFields } from './records/works.ts'

/** What can be brought in from a table; `files` is what is said of the files of items and read in them, which are there already. */
export const importKinds = ['works', 'artists', 'items', 'files'] as const
export const ImportKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof ImportKind>

/** How a movement is told in a row of works: these make one. */
export const movementTargets = ['status', 'price', 'currency', 'owner', 'address', 'movement_date'] as const

/**
 * What a column of a file can go to, by kind, in the order in which people are offered them. Most are fields of the
 * record, and the headers of an export, so that an export maps itself. `dimensions` is a text such as "12 x 8 in. (30.5 x
 * 20.3 cm)" from which the sizes are read, `unit` the unit of sizes that name none; `artist` and `artists` are names;
 * `collections` and `tags` are lists separated by `;`; `image` is the name of a file that comes beside the table,
 * `file` that of a stored one, which several items may have: `id` is the number of one item's file.
 */
export const importTargets = {
  works: [
    'artist',
    ...namesOf(workFields),
    ...(['dimensions', 'unit', ...movementTargets, 'collections', 'image', 'id', 'hash'] as const),
  ],
  artists: [...namesOf(artistFields), 'id' as const],
  items: ['archive', ...namesOf(itemFields), ...(['dimensions', 'unit', 'image', 'id', 'hash'] as const)],
  files: [...namesOf(fileFields), ...(['id', 'file'] as const)],
} satisfies Readonly<Record<ImportKind, readonly string[]>>
export type ImportTarget = (typeof importTargets)[ImportKind][number]

/** What sizes can be given in. */
export const importUnits = ['cm', 'mm', 'in', 'ft', 'm'] as const

/** The encodings that tables come in. Latin-1 is read as Windows-1252, which holds it. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
/** What separates the cells of a line. */
export const importDelimiters = [',', ';', '\t', '|'] as const

/** What a file may leave open: which sign stands before decimals, and whether the day or the month comes first. */
export const importUnsure = ['decimal', 'days'] as const
export type ImportUnsure = (typeof importUnsure)[number]

/** What was found out about a file. Rows count from 1, as a spreadsheet shows them. */
export const ImportFacts = z.object({
  format: z.enum(['csv', 'xlsx']),
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  /** The sign before the decimals of a number. */
  decimal: z.enum(['.', ',']),
  /** Which comes first in a day such as `3/12/2019`. */
  days: z.enum(['day', 'month']),
  /** What is read either way because the file does not tell: to be looked at by somebody. */
  unsure: z.array(z.enum(importUnsure)),
  /** The sheet that is read, by name; empty for CSV. */
  sheet: z.string().max(200),
  /** The row with the names of the columns; 0 when there is none. */
  header_row: z.int().min(0).max(1_000),
  /** The row where the data begin. */
  first_row: z.int().min(1).max(1_001),
})
export type ImportFacts = z.infer<typeof ImportFacts>

/** A column of the file: how many rows have a value in it, and three of those. */
export const ImportColumn = z.object({
  name: z.string(),
  filled: z.int().min(0),
  samples: z.array(z.string()),
  /** How many of its values read like names with the surname first; not there for none. */
  surnames_first: z.int().min(1).optional(),
  /** How many of its values are amounts that name no currency, as `1.200` or `$ 1.200`; not there for none. */
  bare_amounts: z.int().min(1).optional(),
  /** The unit that its name says, as in `Height (in)`; not there for none. */
  unit: z.enum(importUnits).optional(),
  /** The currency that its name says, as in `Precio USD`; not there for none. */
  currency: MovementForm.shape.currency.unwrap().optional(),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** Whether most of a column's values are names with the surname first. */
export function hasSurnamesFirst({ filled, surnames_first = 0 }: ImportColumn): boolean {
  return surnames_first > filled / 2
}

/** Our fields that names of artists go to. */
export const nameTargets: readonly ImportTarget[] = ['artist', 'artists', 'display']

/** Our fields that sizes go to, which are all read in one unit. */
export const sizeTargets: readonly ImportTarget[] = ['height', 'width', 'depth', 'dimensions']

/** How what a table leaves open is decided. */
export const ImportRules = z.object({
  /** How rows are joined with records that are there: by one of the mapped columns, or not at all (`none`). */
  key: z.enum(['code', 'id', 'hash', 'display', 'file', 'none']).nullable().default(null),
  /**
   * How artists' names are written: “Picasso, Pablo” (`surname_first`) is shown as “Pablo Picasso” with the last name apart,
   * of “Pablo Picasso” (`surname_last`) the last name is the last word with what belongs to it; or all stays as it stands.
   */
  names: z.enum(['as_written', 'surname_first', 'surname_last']).default('as_written'),
  /** A name that no artist has: make the artist, or refuse the row. */
  artists: z.enum(['create', 'match']).default('create'),
  /** A title that no collection or archive has: refuse the row, or make it, hidden. */
  places: z.enum(['match', 'create']).default('match'),
  /** A work with several artists: refuse the row, or take the first one. */
  several_artists: z.enum(['refuse', 'first']).default('refuse'),
  /**
   * "c. 1930-35" where a year is meant: refuse the row, take the first year and leave it empty where none is told
   * (`words`), take the first year or refuse the row (`first`), or leave the year empty; all but the first keep the text,
   * a work as its year in words, an item as its date in words.
   */
  years: z.enum(['exact', 'words', 'first', 'empty']).default('exact'),
  /**
   * "30 cm (diameter)" where sizes are meant: refuse what cannot be read for certain, read what can be read, or leave the
   * numbers empty; the last two keep as the sizes in words what says more than numbers.
   */
  sizes: z.enum(['exact', 'read', 'empty']).default('exact'),
  /** Whether an EDTF is proposed of the words of a date, where there is none: the review shows what of. */
  propose_dates: z.boolean().default(false),
  /** What sizes are in that name no unit. */
  unit: z.enum(importUnits).default('cm'),
  /**
   * The currency of prices that name none. While nobody has chosen it (null), such a price goes on in the currency that the
   * work's last one is in, or is in the ledger's own.
   */
  currency: MovementForm.shape.currency.unwrap().nullable().default(null),
  /** Whether what is there stays and only what is empty is filled. */
  fill_only: z.boolean().default(false),
  /** Fields whose cells, where they cannot be read, are left out in place of refusing the row. */
  leave: z.array(z.string().max(40)).max(100).default([]),
  /** Who is meant by a name that several artists have: the id by the name as it stands in the file; 0 makes a new one. */
  choices: z.record(z.string().max(500), z.int().min(0)).default({}),
})
export type ImportRules = z.infer<typeof ImportRules>

/** Which column goes where: our field names and the file's column names, with the rules for what that leaves open. */
export const ImportMap = z.object({
  fields: z.record(z.string().max(40), z.string().max(500)),
  rules: ImportRules.prefault({}),
})
export type ImportMap = z.infer<typeof ImportMap>

/** What becomes of a row. */
export const importRowStates = ['new', 'changed', 'unchanged', 'error'] as const
export const ImportRowState = z.enum(importRowStates)
export type ImportRowState = z.infer<typeof ImportRowState>

/** Why a row is refused: the file's column, our field, the value that stands there, the reason in a sentence. */
export const ImportError = z.object({
  row: z.int().min(1),
  column: z.string(),
  field: z.string(),
  value: z.string(),
  reason: z.string(),
})
export type ImportError = z.infer<typeof ImportError>

/** A cell that an import changes: as it is and as it will be, as text. */
export const ImportChange = z.object({ field: z.string(), old: z.string(), new: z.string() })
export type ImportChange = z.infer<typeof ImportChange>

/** A row of the file as the dry run judges it. */
export const ImportRow = z.object({
  row: z.int().min(1),
  state: ImportRowState,
  title: z.string(),
  /** The record that it changes or has made. */
  record_id: Id.nullable(),
  changes: z.array(ImportChange),
  /** What a new record would hold; nothing for other rows. */
  standing: z.array(ImportStanding),
  errors: z.array(ImportError.omit({ row: true })),
})
export type ImportRow = z.infer<typeof ImportRow>

/** A name of the file by which nobody can tell who is meant, or for which somebody was chosen (`choices`). */
export const ImportName = z.object({
  name: z.string(),
  /** Rows that are refused for it. */
  rows: z.int().min(0),
  /** Who it may be, with how many works each has, which tells two of the same name apart. */
  candidates: z.array(z.object({ id: Id, display: z.string(), works: z.int().min(0) })),
  /** Who was chosen; 0 for a new artist, null while nobody is. */
  chosen: z.int().min(0).nullable(),
})
export type ImportName = z.infer<typeof ImportName>

/**
 * How many rows a dry run found of each state, how many cells change, and how many artists, collections and archives would
 * be made.
 */
export const ImportCounts = z.object({
  new: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  error: z.int().min(0),
  cells: z.int().min(0),
  new_artists: z.int().min(0),
  new_collections: z.int().min(0).default(0),
  new_archives: z.int().min(0).default(0),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** Where an import stands. Only `checking`, `applying` and `undoing` move by themselves. */
export const importStates = [
  'draft',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>

/** A record that an undo would lose, or has left as it is, because somebody changed it after the import. */
export const ImportKept = z.object({ kind: z.enum(importKinds), id: Id, title: z.string() })
export type ImportKept = z.infer<typeof ImportKept>

/** An import as lists show it. */
export const ImportSummary = z.object({
  id: Id,
  kind: ImportKind,
  /** What the file is called. */
  name: z.string(),
  state: ImportState,
  /** Rows with data. */
  rows: z.int().min(0),
  /** How many rows, of an undo how many steps, the work in hand has, and how many of them are done. */
  todo: z.int().min(0),
  done: z.int().min(0),
  counts: ImportCounts.nullable(),
  created_at: Instant,
  created_by: Author,
  applied_at: Instant.nullable(),
  undone_at: Instant.nullable(),
  /** Whether an undo is still possible. */
  undoable: z.boolean(),
})
export type ImportSummary = z.infer<typeof ImportSummary>

/** An import with its file and its map. */
export const ImportDetail = ImportSummary.extend({
  facts: ImportFacts,
  /** The sheets that the file has; none for CSV. */
  sheets: z.array(z.string()),
  columns: z.array(ImportColumn),
  map: ImportMap,
  /** How many columns were mapped by their names, or as they were in an earlier import of the same columns. */
  suggested: z.int().min(0),
  /** The cells that somebody wrote anew in the review. */
  mends: z.array(ImportMend),
  /** Rows refused, by column of the file. */
  column_errors: z.record(z.string(), z.int()),
  /** What the dry run found odd without refusing it, each in a sentence: sizes that look like another unit's. */
  warnings: z.array(z.string()),
  /** Files that came beside the table, and how many of their names stand in it. */
  images: z.object({ count: z.int(), named: z.int() }),
  /** Why the last work in hand ended early, in a sentence; empty when it did not. */
  failure: z.string(),
  /** How many records an undo would lose or has left, because they were changed after the import. */
  kept: z.int().min(0),
})
export type ImportDetail = z.infer<typeof ImportDetail>

/** The text field of the multipart call that brings a table in; the file travels beside it as `file`. */
export const ImportForm = z.object({ kind: ImportKind })
export type ImportForm = z.infer<typeof ImportForm>
/** What may be corrected before the dry run. What is read otherwise forgets the cells that were written anew. */
export const ImportPatch = z.object({
  mends: z.array(ImportMend).max(2_000).optional(),
  facts: ImportFacts.omit({ format: true, unsure: true }).partial().optional(),
  map: ImportMap.optional(),
})
export type ImportPatch = z.infer<typeof ImportPatch>
/** `keep: true` undoes the rest and leaves what was changed after the import. */
export const ImportUndo = z.object({ keep: z.boolean().default(false) })
export type ImportUndo = z.infer<typeof ImportUndo>

export const ImportRowsQuery = z.object({
  state: ImportRowState.optional(),
  /** Only rows that are refused for this reason ({@link ImportReason}). */
  reason: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
})
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>
export const ImportsQuery = ImportRowsQuery.omit({ state: true, reason: true })
export type ImportsQuery = z.infer<typeof ImportsQuery>

/**
 * Which of the files that came were taken: by name, why not where they were not, and those that took the place of another
 * picture that had come under their name.
 */
export const ImportImagesAnswer = z.object({
  data: z.object({
    taken: z.int().min(0),
    refused: z.array(z.object({ name: line(0, 300), reason: z.string() })),
    replaced: z.array(line(0, 300)),
  }),
})
export type ImportImagesAnswer = z.infer<typeof ImportImagesAnswer>
export const ImportAnswer = one(ImportDetail)
export type ImportAnswer = z.infer<typeof ImportAnswer>
export const ImportsAnswer = page(ImportSummary)
export type ImportsAnswer = z.infer<typeof ImportsAnswer>
export const ImportRowsAnswer = page(ImportRow)
export type ImportRowsAnswer = z.infer<typeof ImportRowsAnswer>
export const ImportReasonsAnswer = many(ImportReason)
export type ImportReasonsAnswer = z.infer<typeof ImportReasonsAnswer>
export const ImportNamesAnswer = many(ImportName)
export type ImportNamesAnswer = z.infer<typeof ImportNamesAnswer>
export const ImportKeptAnswer = page(ImportKept)
export type ImportKeptAnswer = z.infer<typeof ImportKeptAnswer>
