import { rightsIds } from '@gallery/contract'
import { type AnyPgColumn, boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.table.ts'

/**
 * An instant. Three digits of a second, the precision of JavaScript and of the JSON that goes out, so that an
 * `updated_at` that comes back in a PATCH equals the one in the table.
 */
export function instant() {
  return timestamp({ withTimezone: true, mode: 'date', precision: 3 })
}

const userId = () => integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' })

/** Who made a row and when, who changed it last and when; null where nobody was signed in. */
export function audit() {
  return {
    created_at: instant().notNull().defaultNow(),
    created_by: userId(),
    updated_at: instant().notNull().defaultNow(),
    updated_by: userId(),
  }
}

/** The bin: a row with `deleted_at` exists for nobody but the bin, from where it can be restored. */
export function bin() {
  return { deleted_at: instant() }
}

/**
 * How a record's English stands beside its Spanish. Both columns are kept by the trigger `compare_languages`, which knows
 * the pairs by their names.
 */
export function translation() {
  return {
    /** Fields whose Spanish changed after their English was written, each with the Spanish that the English is of. */
    outdated: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Whether a field has Spanish and no English. */
    lacks_english: boolean().notNull().default(false),
  }
}

/**
 * What is written of the rights in a record or a picture: a statement of the contract's table, empty for what stands above
 * it, and words beside it.
 */
export function rightsWritten() {
  return {
    rights: text({ enum: ['', ...rightsIds] })
      .notNull()
      .default(''),
    rights_note_es: text().notNull().default(''),
    rights_note_en: text().notNull().default(''),
  }
}
