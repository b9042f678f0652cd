import { openDatabase } from '@gallery/api'
import {
  artistFields,
  type Fields,
  itemFields,
  namesOf,
  namesOfKind,
  readBy,
  workFields,
} from '@gallery/contract'
import type { DemoCopy } from '../demoCopy.ts'
import { rowsOf } from '../rows.ts'

/** What is known of the planted gallery, for those who look for the words. */
export interface Planted {
  /** File names of pictures and documents that no visitor is shown. */
  files: readonly string[]
  /** The private rooms: the secret, the collection, its works. */
  rooms: readonly { link: string; id: number; works: readonly number[] }[]
  /** Hidden works by their secret links. */
  works: readonly { link: string; id: number }[]
  /** Every id of a table, hidden and binned rows too. */
  ids: Readonly<Record<string, readonly number[]>>
  /** The names of hidden works and items in addresses, and of a few shown ones. */
  names: readonly string[]
  /** The links of public collections. */
  collections: readonly string[]
}

/** The texts of a record, as the contract lists its fields. */
const textsOf = (fields: Fields) =>
  (['line', 'lines', 'html'] as const).flatMap((kind) => namesOfKind(fields, kind))

/** What the contract lists as the gallery's own. */
const secretsOf = (fields: Fields) => namesOf(readBy(fields, 'secret'))

/** What nobody but the gallery reads, whatever the record is. */
const secrets: readonly (readonly [table: string, columns: readonly string[], where: string])[] = [
  ['works', [...secretsOf(workFields), 'secret_link'], 'true'],
  ['work_images', ['description_es', 'description_en'], 'not public or deleted_at is not null'],
  ['movements', ['owner', 'address', 'contact', 'contact_email', 'struck_why'], 'true'],
  ['conditions', ['words', 'struck_why'], 'true'],
  ['ledger_notes', ['party', 'address', 'contact', 'terms', 'struck_why'], 'true'],
  ['work_holds', ['client', 'contact', 'note'], 'true'],
  ['room_people', ['name', 'email', 'note'], 'true'],
  ['items', secretsOf(itemFields), 'true'],
  ['collections', ['recipient'], 'true'],
  ['users', ['first_name', 'last_name', 'email', 'phone'], 'true'],
  ['appointments', ['first_name', 'last_name', 'email', 'phone', 'comments'], 'true'],
  ['messages', ['name', 'email', 'subject', 'message'], 'true'],
  ['mails', ['to', 'subject', 'html', 'text'], 'true'],
  ['event_images', ['description_es', 'description_en'], 'not active or deleted_at is not null'],
]

const hiddenItems = `(not public or not active or deleted_at is not null
  or archive_id in (select id from archives where not public or deleted_at is not null))`

/** What a record says of itself that visitors are not shown: the title of an inactive event stands in the timeline. */
const hidden: typeof secrets = [
  ['works', ['hash', ...textsOf(workFields)], 'not public'],
  ['items', ['hash', ...textsOf(itemFields)], hiddenItems],
  [
    'item_files',
    ['name', ...languages(['description'])],
    `deleted_at is not null or item_id in (select id from items where ${hiddenItems})`,
  ],
  ['archives', languages(['title', 'description']), 'not public'],
  ['collections', ['link', 'message', ...languages(['title', 'description'])], 'not public'],
  ['events', languages(['body']), 'not active'],
  ['slots', languages(['label']), 'event_id in (select id from events where not active)'],
]

/** Of each of these the last row that visitors were shown goes to the bin, with a word in every one of its texts. */
const binned: typeof secrets = [
  ['works', ['hash', ...textsOf(workFields)], 'public'],
  ['items', ['hash', ...textsOf(itemFields)], 'public and active'],
  ['archives', languages(['title', 'description']), 'public'],
  ['collections', ['link', ...languages(['title', 'description'])], 'public'],
  ['events', ['place', ...languages(['title', 'excerpt', 'body'])], 'active'],
  ['artists', textsOf(artistFields), 'true'],
  ['slides', languages(['title']), 'true'],
]

function languages(fields: readonly string[]): string[] {
  return fields.flatMap((field) => [`${field}_es`, `${field}_en`])
}

/** The first price; each movement has its own above it. */
const price = 8_675_309_000

/**
 * Finds the words and prices that were planted. A word names the column and the row it stands in, in letters and digits
 * only, so that it passes for a name in an address too: `zqworks0notes07zq`.
 */
export const planted = /zq([a-z]+)0([a-z]+)0(\d+)zq|8675309\d{3}/gi

/** Writes a word of its own into every text of a stopped gallery's data that a visitor must not read. */
export async function plantCanaries(env: DemoCopy['env']): Promise<Planted> {
  const { db, close } = await openDatabase(env)
  const run = async (sql: string) => rowsOf(await db.execute(sql))
  try {
    for (const [table, columns, where] of binned) {
      const last = `id = (select max(id) from ${table} where deleted_at is null and ${where})`
      await run(`update ${table} set deleted_at = now(), ${words(table, columns)} where ${last}`)
    }
    await run(
      'update events set active = false where id = (select min(id) from events where deleted_at is null)'
    )
    await run('update work_images set public = false where id % 5 = 0')
    await run('update event_images set active = false where id % 3 = 0')
    await run(`insert into work_holds (work_id, position, client, until, starts_at, ends_at, language)
      select id, 1, '', now() + interval '2 days', now(), now() + interval '2 days', 'es' from works where id % 3 = 0`)
    await run(`insert into room_people (collection_id, name, language, key, token_hash, told_in)
      select id, '', 'es', 'key-' || id, 'hash-' || id, 'es' from collections where not public`)
    await run(`insert into conditions (work_id, movement_id, words)
      select work_id, id, '' from movements where id % 2 = 0`)
    await run(`insert into ledger_notes (kind, year, number, date, party, works)
      select 'loan', 2025, work_id, date, '', '[]' from (select distinct on (work_id) * from movements) as lent`)
    await run(`insert into options (id, value) values ('showReserved', 'true')
      on conflict (id) do update set value = excluded.value`)
    for (const [table, columns, where] of [...hidden, ...secrets]) {
      await run(`update ${table} set ${words(table, columns)} where ${where}`)
    }
    await run(`update movements set price = ${price} + id`)
    await run(`update collection_works set price = ${price} + work_id, priced_at = now()`)
    for (const table of ['works', 'items', 'events', 'collections', 'archives', 'artists', 'slides']) {
      await run(`update ${table} set created_by = 1, updated_by = 1`)
    }
    return await known(run)
  } finally {
    await close()
  }
}

function words(table: string, columns: readonly string[]): string {
  const plain = (name: string) => name.replaceAll('_', '')
  return columns
    .map((column) => `"${column}" = 'zq${plain(table)}0${plain(column)}0' || id || 'zq'`)
    .join(', ')
}

type Run = (sql: string) => Promise<Record<string, unknown>[]>

async function known(run: Run): Promise<Planted> {
  const texts = async (sql: string) => (await run(sql)).map(({ value }) => String(value))
  const ids: Record<string, number[]> = {}
  for (const table of ['works', 'items', 'events', 'collections', 'archives', 'artists', 'slides', 'slots']) {
    ids[table] = (await run(`select id from ${table} order by id`)).map(({ id }) => Number(id))
  }
  const rooms = await run(`select link, id, (
    select coalesce(array_agg(works.id), '{}') from collection_works join works on works.id = work_id
    where collection_id = collections.id and works.deleted_at is null
  ) as works from collections where not public and deleted_at is null`)
  return {
    files: await texts(`select file as value from (
        select file from work_images where not public or deleted_at is not null
          union select file from event_images where not active
          union select file from item_files where deleted_at is not null
            or item_id in (select id from items where ${hiddenItems})
      ) as secret where file not in (
        select file from work_images where public union select file from event_images where active
          union select coalesce(image, '') from events union select filename from slides
          union select file from item_files where item_id in (select id from items where not ${hiddenItems})
      )`),
    rooms: rooms.map(({ link, id, works }) => ({
      link: String(link),
      id: Number(id),
      works: Array.isArray(works) ? works.map(Number) : [],
    })),
    works: (await run('select secret_link, id from works where not public and deleted_at is null')).map(
      ({ secret_link, id }) => ({ link: String(secret_link), id: Number(id) })
    ),
    ids,
    names: [
      ...(await texts("select hash as value from works where hash like 'zq%' or id < 5")),
      ...(await texts("select hash as value from items where hash like 'zq%' or id < 5")),
    ],
    collections: await texts('select link as value from collections where public'),
  }
}
