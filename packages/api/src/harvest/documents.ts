import { rightsFields, shownItemFields, shownWorkFields } from '@gallery/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnsOf } from '../db/columnsOf.ts'
import { jsonIfAny, jsonListOf, jsonOf } from '../db/json.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { eventArtists, eventImages, events } from '../tables/events.table.ts'
import type { HarvestKind } from '../tables/harvest.table.ts'
import { itemArtists, itemFiles, items, itemTags, tags } from '../tables/items.table.ts'
import { leaves } from '../tables/leaves.table.ts'
import { recordings } from '../tables/recordings.table.ts'
import {
  isInShownArchive,
  isPublicWork,
  isShownEvent,
  isShownEventImage,
  isShownItem,
  isShownWorkImage,
} from '../tables/shown.ts'
import { workImages, works } from '../tables/works.table.ts'

/** All that visitors see of a kind of record, as the database puts it together. */
export type Documents = {
  table: PgTable
  id: AnyPgColumn
  /** Which of them visitors see. */
  shown: SQL | undefined
  /** One of them as JSON; `joined` is its table with what that needs. */
  document: SQL
  joined: SQL
  /** The archive that it is in, null for none, and what sort of its kind it is. */
  archive: SQL
  sort: SQL
}

const artist = { id: artists.id, display: artists.display, last_name: artists.last_name }
const texts = <Es, En>({ description_es, description_en }: { description_es: Es; description_en: En }) => ({
  description_es,
  description_en,
})

const { artists: _artists, tags: _tags, kind: _kind, ...itemColumns } = shownItemFields

const itemFile = { file: itemFiles.file, name: itemFiles.name, mime: itemFiles.mime, ...texts(itemFiles) }

/** Left out of a file's JSON where it is not so: what a document says nothing new of is not told again. */
const hasLeaves = sql`exists (select from ${leaves} where ${leaves.file} = ${itemFiles.file} and ${leaves.picture} is not null)`
const isPlayed = sql`exists (select from ${recordings} where ${recordings.file} = ${itemFiles.file} and ${recordings.seconds} is not null)`

/** What harvesters and the dump get of each kind: the fields that the contract gives everybody, and no other. */
export const documents: Readonly<Record<HarvestKind, Documents>> = {
  work: {
    table: works,
    id: works.id,
    shown: isPublicWork,
    joined: sql`${works} left join ${artists} on ${artists.id} = ${works.artist_id} and ${artists.deleted_at} is null`,
    document: jsonOf({
      kind: sql`'work'::text`,
      id: works.id,
      hash: works.hash,
      ...columnsOf(works, shownWorkFields),
      ...columnsOf(works, rightsFields),
      date_words: works.date_words,
      artist: jsonIfAny(artists.id, artist),
      images: jsonListOf(
        { file: workImages.file, ...texts(workImages) },
        sql`from ${workImages} where ${workImages.work_id} = ${works.id} and ${isShownWorkImage}`,
        [workImages.position, workImages.id]
      ),
    }),
    archive: sql`null::integer`,
    sort: sql`''`,
  },
  item: {
    table: items,
    id: items.id,
    shown: and(isShownItem, isInShownArchive),
    joined: sql`${items} left join ${archives} on ${archives.id} = ${items.archive_id} and ${archives.deleted_at} is null`,
    document: jsonOf({
      kind: sql`'item'::text`,
      id: items.id,
      hash: items.hash,
      ...columnsOf(items, itemColumns),
      ...columnsOf(items, rightsFields),
      item_kind: items.kind,
      date_words: items.date_words,
      archive: jsonIfAny(archives.id, {
        id: archives.id,
        title_es: archives.title_es,
        title_en: archives.title_en,
      }),
      artists: jsonListOf(
        artist,
        sql`from ${itemArtists} join ${artists} on ${artists.id} = ${itemArtists.artist_id}
          where ${itemArtists.item_id} = ${items.id} and ${artists.deleted_at} is null`,
        [itemArtists.position, artists.id]
      ),
      tags: sql`(
        select coalesce(json_agg(${tags.content} order by ${itemTags.position}, ${tags.id}), '[]')
        from ${itemTags} join ${tags} on ${tags.id} = ${itemTags.tag_id} where ${itemTags.item_id} = ${items.id}
      )`,
      files: jsonListOf(
        sql`case
          when ${hasLeaves} then ${jsonOf({ ...itemFile, leaves: sql`true` })}
          when ${isPlayed} then ${jsonOf({ ...itemFile, played: sql`true` })}
          else ${jsonOf(itemFile)} end`,
        sql`from ${itemFiles} where ${itemFiles.item_id} = ${items.id} and ${itemFiles.deleted_at} is null`,
        [itemFiles.position, itemFiles.id]
      ),
    }),
    archive: sql`${items.archive_id}`,
    sort: sql`case when ${items.kind} in ('youtube', 'vimeo') then 'video' else ${items.kind} end`,
  },
  event: {
    table: events,
    id: events.id,
    shown: isShownEvent,
    joined: sql`${events}`,
    document: jsonOf({
      kind: sql`'event'::text`,
      id: events.id,
      event_kind: events.kind,
      title_es: events.title_es,
      title_en: events.title_en,
      excerpt_es: events.excerpt_es,
      excerpt_en: events.excerpt_en,
      body_es: events.body_es,
      body_en: events.body_en,
      place: events.place,
      from: events.from,
      to: events.to,
      image: events.image,
      ...columnsOf(events, rightsFields),
      artists: jsonListOf(
        artist,
        sql`from ${eventArtists} join ${artists} on ${artists.id} = ${eventArtists.artist_id}
          where ${eventArtists.event_id} = ${events.id} and ${artists.deleted_at} is null`,
        [eventArtists.position, artists.id]
      ),
      images: jsonListOf(
        { file: eventImages.file, ...texts(eventImages) },
        sql`from ${eventImages} where ${eventImages.event_id} = ${events.id} and ${isShownEventImage}`,
        [eventImages.position, eventImages.id]
      ),
    }),
    archive: sql`null::integer`,
    sort: sql`${events.kind}`,
  },
}
