import { storageFolders } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { audit, instant } from './columns.ts'

/**
 * What is known of a stored picture, by folder and file name. A picture is also the job of making its variants: due
 * while `variants_at` and `failed_at` are null. A worker takes it by a lease (`locked_until`), as mails are taken,
 * because encoding is slow and must hold no transaction open.
 */
export const pictures = pgTable(
  'pictures',
  {
    folder: text({ enum: storageFolders }).notNull(),
    file: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** Pixels, as shown (after the rotation that the camera noted). */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths in pixels that exist as WebP, most of them as AVIF too: see `avifWidths` of the contract. */
    widths: integer().array().notNull().default([]),
    /** Whether it is kept in tiles too, for looking at it from near: see `images/tiles.ts`. */
    tiled: boolean().notNull().default(false),
    due_at: instant().notNull().defaultNow(),
    locked_until: instant(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    variants_at: instant(),
    failed_at: instant(),
    ...audit(),
  },
  (table) => [
    primaryKey({ columns: [table.folder, table.file] }),
    index('pictures_to_make').on(table.due_at).where(sql`variants_at is null and failed_at is null`),
  ]
)
