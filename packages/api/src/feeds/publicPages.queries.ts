import { and, asc, eq, gt, isNull, lte, max, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { archives } from '../archives/archives.table.ts'
import { artists } from '../artists/artists.table.ts'
import { collections } from '../collections/collections.table.ts'
import type { Db } from '../db/db.ts'
import { events } from '../events/events.table.ts'
import { items } from '../items/items.table.ts'
import { works } from '../works/works.table.ts'

/** What has a public page for each of its records. */
export const pageKinds = ['events', 'artists', 'works', 'collections', 'archives', 'items'] as const
export type PageKind = (typeof pageKinds)[number]

/** How many ids a part of the list of pages spans: search engines take 50,000 addresses a file, in two languages here. */
const partSize = 10_000

/** Whatever has a title in one language or both. */
type Titled = { id: number; title_es: string; title_en: string; updated_at: Date }

/** A record that has a public page, with what its address is made of. */
export type PublicPage =
  | (Titled & { of: 'events'; kind: 'exhibition' | 'other' })
  | { of: 'artists'; id: number; display: string; updated_at: Date }
  | (Titled & { of: 'works'; hash: string; artist: { id: number; display: string } | null })
  | (Titled & { of: 'collections'; link: string })
  | (Titled & { of: 'archives' })
  | {
      of: 'items'
      hash: string
      archive_id: number | null
      subtitle_es: string
      subtitle_en: string
      updated_at: Date
    }

const tables = { events, artists, works, collections, archives, items }

/** How many parts the list of pages of a kind has, by its highest id. */
export async function countPageParts(db: Db, kind: PageKind): Promise<number> {
  const table = tables[kind]
  const [last] = await db.select({ id: max(table.id) }).from(table)
  return Math.ceil((last?.id ?? 0) / partSize)
}

/** A part of the public pages of a kind, counted from 1. What is hidden or in the bin has none. One query. */
export function listPublicPages(db: Db, kind: PageKind, part: number): Promise<PublicPage[]> {
  return lists[kind](db, part)
}

const lists: Readonly<Record<PageKind, (db: Db, part: number) => Promise<PublicPage[]>>> = {
  events: async (db, part) => {
    const rows = await db
      .select({ ...titled(events), kind: events.kind })
      .from(events)
      .where(and(within(events.id, part), isNull(events.deleted_at), eq(events.active, true)))
      .orderBy(asc(events.id))
    return rows.map((row) => ({ of: 'events', ...row }))
  },
  artists: async (db, part) => {
    const rows = await db
      .select({ id: artists.id, display: artists.display, updated_at: artists.updated_at })
      .from(artists)
      .where(and(within(artists.id, part), isNull(artists.deleted_at)))
      .orderBy(asc(artists.id))
    return rows.map((row) => ({ of: 'artists', ...row }))
  },
  works: async (db, part) => {
    const rows = await db
      .select({
        ...titled(works),
        hash: works.hash,
        artist: { id: artists.id, display: artists.display },
      })
      .from(works)
      .leftJoin(artists, and(eq(artists.id, works.artist_id), isNull(artists.deleted_at)))
      .where(and(within(works.id, part), isNull(works.deleted_at), eq(works.public, true)))
      .orderBy(asc(works.id))
    return rows.map((row) => ({ of: 'works', ...row }))
  },
  collections: async (db, part) => {
    const rows = await db
      .select({ ...titled(collections), link: collections.link })
      .from(collections)
      .where(and(within(collections.id, part), isNull(collections.deleted_at), eq(collections.public, true)))
      .orderBy(asc(collections.id))
    return rows.map((row) => ({ of: 'collections', ...row }))
  },
  archives: async (db, part) => {
    const rows = await db
      .select(titled(archives))
      .from(archives)
      .where(and(within(archives.id, part), isNull(archives.deleted_at), eq(archives.public, true)))
      .orderBy(asc(archives.id))
    return rows.map((row) => ({ of: 'archives', ...row }))
  },
  items: async (db, part) => {
    const rows = await db
      .select({
        hash: items.hash,
        archive_id: items.archive_id,
        subtitle_es: items.subtitle_es,
        subtitle_en: items.subtitle_en,
        updated_at: items.updated_at,
      })
      .from(items)
      .leftJoin(archives, eq(archives.id, items.archive_id))
      .where(
        and(
          within(items.id, part),
          isNull(items.deleted_at),
          eq(items.active, true),
          eq(items.public, true),
          // An item of a hidden archive is hidden with it.
          or(isNull(items.archive_id), and(eq(archives.public, true), isNull(archives.deleted_at)))
        )
      )
      .orderBy(asc(items.id))
    return rows.map((row) => ({ of: 'items', ...row }))
  },
}

function titled<Id, Es, En, At>(table: { id: Id; title_es: Es; title_en: En; updated_at: At }) {
  const { id, title_es, title_en, updated_at } = table
  return { id, title_es, title_en, updated_at }
}

function within(id: AnyPgColumn, part: number): SQL | undefined {
  return and(gt(id, (part - 1) * partSize), lte(id, part * partSize))
}
