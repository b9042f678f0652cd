import type { EventKind } from '@gallery/contract'
import { and, asc, eq, gt, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { events } from '../tables/events.table.ts'
import { items } from '../tables/items.table.ts'
import {
  isInShownArchive,
  isOnSite,
  isPublicWork,
  isShownArchive,
  isShownEvent,
  isShownItem,
} from '../tables/shown.ts'
import { works } from '../tables/works.table.ts'

/** What has a public page for each of its records. */
export const pageKinds = ['events', 'artists', 'works', 'collections', 'archives', 'items'] as const
export type PageKind = (typeof pageKinds)[number]

/** How many ids a part of the list of pages spans: search engines take 50,000 addresses a file, in two languages here. */
const partSize = 10_000

/** Whatever has a title in one language or both. */
type Titled = { id: number; title_es: string; title_en: string; updated_at: Date }

/** A record that has a public page, with what its address is made of. */
export type PublicPage =
  | (Titled & { of: 'events'; kind: EventKind })
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

/** A part of the list of pages of a kind, with the last change in it. */
export type PagePart = { kind: PageKind; part: number; updated_at: Date }

/** The parts, counted from 1, that list any page, of all kinds. One query a kind. */
export async function listPageParts(db: Db): Promise<PagePart[]> {
  const parts = await Promise.all(pageKinds.map((kind) => listPartsOf(db, kind)))
  return parts.flat()
}

async function listPartsOf(db: Db, kind: PageKind): Promise<PagePart[]> {
  const table = tables[kind]
  const part = sql<number>`((${table.id} - 1) / ${sql.raw(String(partSize))} + 1)`
  const rows = await db
    .select({ part: part.mapWith(Number), updated_at: max(table.updated_at) })
    .from(table)
    .where(visible[kind])
    .groupBy(part)
    .orderBy(part)
  return rows.flatMap(({ part, updated_at }) => (updated_at === null ? [] : [{ kind, part, updated_at }]))
}

/** A part of the public pages of a kind, counted from 1. What is hidden or in the bin has none. One query. */
export function listPublicPages(db: Db, kind: PageKind, part: number): Promise<PublicPage[]> {
  return lists[kind](db, and(within(tables[kind].id, part), visible[kind]))
}

const tables = { events, artists, works, collections, archives, items }

/** Which records of a kind have a page for everybody. */
const visible: Readonly<Record<PageKind, SQL | undefined>> = {
  events: isShownEvent,
  artists: isNull(artists.deleted_at),
  works: isPublicWork,
  collections: isOnSite,
  archives: isShownArchive,
  items: and(isShownItem, isInShownArchive),
}

const lists: Readonly<Record<PageKind, (db: Db, which: SQL | undefined) => Promise<PublicPage[]>>> = {
  events: async (db, which) => {
    const columns = { ...titled(events), kind: events.kind }
    const rows = await db.select(columns).from(events).where(which).orderBy(asc(events.id))
    return rows.map((row) => ({ of: 'events', ...row }))
  },
  artists: async (db, which) => {
    const columns = { id: artists.id, display: artists.display, updated_at: artists.updated_at }
    const rows = await db.select(columns).from(artists).where(which).orderBy(asc(artists.id))
    return rows.map((row) => ({ of: 'artists', ...row }))
  },
  works: async (db, which) => {
    const artist = { id: artists.id, display: artists.display }
    const rows = await db
      .select({ ...titled(works), hash: works.hash, artist })
      .from(works)
      .leftJoin(artists, and(eq(artists.id, works.artist_id), isNull(artists.deleted_at)))
      .where(which)
      .orderBy(asc(works.id))
    return rows.map((row) => ({ of: 'works', ...row }))
  },
  collections: async (db, which) => {
    const columns = { ...titled(collections), link: collections.link }
    const rows = await db.select(columns).from(collections).where(which).orderBy(asc(collections.id))
    return rows.map((row) => ({ of: 'collections', ...row }))
  },
  archives: async (db, which) => {
    const rows = await db.select(titled(archives)).from(archives).where(which).orderBy(asc(archives.id))
    return rows.map((row) => ({ of: 'archives', ...row }))
  },
  items: async (db, which) => {
    const { hash, archive_id, subtitle_es, subtitle_en, updated_at } = items
    const columns = { hash, archive_id, subtitle_es, subtitle_en, updated_at }
    const rows = await db.select(columns).from(items).where(which).orderBy(asc(items.id))
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
