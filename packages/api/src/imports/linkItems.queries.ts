import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { setArtists } from '../items/artists.queries.ts'
import { setTags } from '../items/tags.queries.ts'
import { requireArtists } from '../knownArtists.ts'
import { itemArtists, itemTags, tags } from '../tables/items.table.ts'
import { type JournalLine, note } from './journal.queries.ts'

/** An item with the artists and tags that its row names, in their order; not there when the row says nothing of them. */
export type Linked = { id: number; isNew: boolean; artists?: readonly number[]; tags?: readonly string[] }

/**
 * Gives items their artists and tags, makes the tags that there are none of, and notes these in the journal. Those of
 * new items are written in one statement: one by one they took most of an import's time.
 */
export async function linkItems(db: Db, items: readonly Linked[], importId: number): Promise<void> {
  await makeTags(
    db,
    items.flatMap((item) => item.tags ?? []),
    importId
  )
  await addLinks(
    db,
    items.filter((item) => item.isNew)
  )
  for (const { id, isNew, artists, tags: words } of items) {
    if (!isNew && artists) await setArtists(db, id, artists)
    if (!isNew && words) await setTags(db, id, words)
  }
}

async function makeTags(db: Db, words: readonly string[], importId: number): Promise<void> {
  if (words.length === 0) return
  // In the order of their words, so that two such transactions cannot wait for each other.
  const made = await selectRows(
    db,
    sql`
      insert into ${tags} (content)
      select distinct on (fold(content)) content
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as given (content, place)
      order by fold(content), place
      on conflict (folded) do nothing
      returning id`,
    z.object({ id: z.number() })
  )
  await note(
    db,
    importId,
    made.map(({ id }): JournalLine => ({ what: 'tag', row_id: id, owner_id: id }))
  )
}

/**
 * Artists and tags in one statement: an item's words for searches are made anew once it has ended, which takes longer than
 * anything else here.
 */
async function addLinks(db: Db, items: readonly Linked[]): Promise<void> {
  const named = items.flatMap(({ id, artists = [] }) =>
    [...new Set(artists)].map((artist_id, position) => ({ item_id: id, artist_id, position }))
  )
  const tagged = items.flatMap(({ id, tags: words = [] }) =>
    words.map((content, position) => ({ item_id: id, content, position }))
  )
  if (named.length + tagged.length === 0) return
  await requireArtists(
    db,
    named.map((row) => row.artist_id),
    'artists'
  )
  await db.execute(sql`
    with named as (
      insert into ${itemArtists} (item_id, artist_id, position)
      select item_id, artist_id, position
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given (item_id int, artist_id int, position int)
    )
    insert into ${itemTags} (item_id, tag_id, position)
    select given.item_id, ${tags.id}, min(given.position)
    from jsonb_to_recordset(${JSON.stringify(tagged)}::jsonb) as given (item_id int, content text, position int)
    join ${tags} on ${tags.folded} = fold(given.content)
    group by given.item_id, ${tags.id}`)
}
