import { isDeepStrictEqual } from 'node:util'
import type { Tag } from '@gallery/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { itemTags, tags } from '../tables/items.table.ts'
import { contains, searchedWords } from '../tables/search.ts'

/** How many tags the picker is offered at a time. */
const offered = 50

/** Tags whose words hold all of the query's; those that begin with it first. */
export async function findTags(db: Db, query: string): Promise<Tag[]> {
  return db
    .select({ id: tags.id, content: tags.content })
    .from(tags)
    .where(and(...searchedWords(query).map((word) => contains(tags.folded, word))))
    .orderBy(sql`not starts_with(${tags.folded}, fold(${query}))`, tags.folded)
    .limit(offered)
}

/**
 * Replaces the tags of an item, in this order. A tag is found by its words, whatever their accents and case, and made
 * when there is none. Call it inside a transaction.
 */
export async function setTags(db: Db, itemId: number, contents: readonly string[]): Promise<void> {
  const current = await db
    .select({ content: tags.content })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tag_id))
    .where(eq(itemTags.item_id, itemId))
    .orderBy(asc(itemTags.position), asc(tags.id))
  const words = current.map(({ content }) => content)
  if (isDeepStrictEqual(words, contents)) return
  await db.delete(itemTags).where(eq(itemTags.item_id, itemId))
  if (contents.length === 0) return
  const given = sql`unnest(${textArray(contents)}) with ordinality as given (content, position)`
  // In the order of their words, so that two such transactions cannot wait for each other.
  await db.execute(sql`
    insert into ${tags} (content)
    select distinct on (fold(given.content)) given.content from ${given}
    order by fold(given.content), given.position
    on conflict (folded) do nothing`)
  await db.execute(sql`
    insert into ${itemTags} (item_id, tag_id, position)
    select ${itemId}::int, ${tags.id}, min(given.position) - 1
    from ${given} join ${tags} on ${tags.folded} = fold(given.content)
    group by ${tags.id}`)
}

function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `
  )}]::text[]`
}
