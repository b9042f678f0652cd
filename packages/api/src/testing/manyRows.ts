import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/**
 * Fills a migrated, empty database with a gallery of a given size, as fast as SQL can: what lists and searches cost
 * shows only among many rows. One in ten records is hidden. The words are a gallery's: some stand in a share of all
 * titles (`marea` in a sixteenth), others, whatever the size, in about as many: a code in one record, an artist's
 * surname in some hundred, the place in a title in sixteen. See {@link knownWords}.
 */
export async function addManyRows(db: Db, { works, items }: { works: number; items: number }): Promise<void> {
  // A server gives up on what takes long; filling a table takes long.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(artistRows(Math.max(10, Math.ceil(Math.max(works, items) / 100))))
    await tx.execute(sql`
      insert into pictures (folder, file, mime, bytes, width, height)
      values ('images', 'obra.jpg', 'image/jpeg', 1000, 600, 400)`)
    if (works > 0) await withoutIndex(tx, 'works_search', () => addWorks(tx, works))
    if (items > 0) await withoutIndex(tx, 'items_search', () => addItems(tx, items))
  })
  // The items were written twice, the second time with their names; the planner should not think them that big.
  if (items > 0) await db.execute(sql`vacuum full items`)
  // What autovacuum does to a table that grew: the planner knows it, and indexes alone can answer.
  await db.execute(sql`vacuum analyze`)
}

/** Words that as many records have among few as among many: for comparing sizes. */
export const knownWords = { code: '-000123', surname: 'tolarada', place: 'falcosadal' } as const

/** Builds an index anew after the work: of many rows at once that takes a fraction of the time. */
async function withoutIndex(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  const [index] = await db
    .select({ definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`indexname = ${name}`)
  if (!index) throw new Error(`The database has no index ${name}`)
  await db.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  await db.execute(sql.raw(index.definition))
}

const nouns =
  'Patio Umbral Marea Siesta Horizonte Esquina Trama Camalote Ventana Río Medianera Balcón Zaguán Aljibe Parral Médano'
const adjectives =
  'azul quieto nocturno abierto blanco partido lento ajeno último rojo mínimo oblicuo hondo claro oculto inmóvil'
const techniques =
  'Óleo sobre tela,Tinta sobre papel,Gelatina de plata,Temple sobre madera,Grabado al buril,Acuarela,Collage,Tapiz'
const firstNames = 'Nélida Íñigo Delia Ramiro Elsa Bruno Irene Octavio Lía Fermín Aurora Julián'
const lastNames =
  'Arrascaeta Brandariz Costamagna Idelsohn Lemos Otaegui Roca Szalay Verardi Quiroga Etchart Maidana Pereda Uriarte'

/** The word of a list that a row's number picks; `every` rows the next one comes. */
function pick(list: string, every = 1): SQL {
  const words = list.split(list.includes(',') ? ',' : ' ').map((word) => `'${word}'`)
  return sql.raw(`(array[${words.join(', ')}])[1 + (n / ${every}) % ${words.length}]`)
}

/** One of 8,000 names made of three parts; `every` rows the next one comes. */
function spell(every: number): SQL {
  const [starts, middles, ends] = [
    'Az Be Cor Du Es Fal Gue In Ji Tol Lu Mon Nor Os Pal Qui Ro San Ur Ver',
    'ar ber cos dan mar fer gal hue il jor len mon nev ol pin rus sil tar un vel',
    'ada echea ino oa uz ete gasco anda ival eche iaga ondo arra ués ita eda ora ill an eiro',
  ]
  return sql`${pick(starts, every)} || ${pick(middles, every * 20)} || ${pick(ends, every * 400)}`
}

const title = sql`${pick(nouns)} || ' ' || ${pick(adjectives, 16)} || ' de ' || ${spell(16)} || 'l'`

/** One of the artists, in no order that the titles follow. */
const someArtist = (row: SQL) =>
  sql`1 + (hashint4(${row})::bigint & 1048575) % (select count(*) from artists)`

function artistRows(count: number): SQL {
  return sql`
    insert into artists (display, last_name)
    select ${pick(firstNames)} || ' ' || ${spell(1)}, ${spell(1)}
    from generate_series(1, ${count}::int) as n`
}

async function addWorks(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into works (hash, secret_link, artist_id, code, type, year, technique, series, height, width, title_es, public)
    select
      'w' || lpad(n::text, 9, '0'),
      md5(n::text) || md5('secret' || n),
      ${someArtist(sql`n`)},
      'OB-' || lpad(n::text, 6, '0'),
      'Pintura',
      1920 + n % 100,
      ${pick(techniques, 7)},
      ${pick(adjectives, 3)},
      20 + n % 180,
      20 + n % 140,
      ${title},
      n % 10 <> 0
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`insert into work_images (work_id, file) select id, 'obra.jpg' from works`)
  await db.execute(sql`
    insert into movements (work_id, status, owner, price, date)
    select id, 'En consignación', 'Ochava', 1000 + id % 9000, date '2020-01-01' + id % 1500 from works`)
}

async function addItems(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into archives (title_es, public) select 'Fondo ' || ${pick(lastNames)}, true
    from generate_series(1, 4) as n`)
  await db.execute(sql`
    insert into tags (content) select ${pick(nouns)} || ' ' || ${pick(adjectives, 16)} from generate_series(1, 200) as n`)
  await db.execute(sql`
    insert into items (hash, archive_id, kind, code, author, place, year, subtitle_es, public, active)
    select
      'i' || lpad(n::text, 9, '0'),
      nullif(n % 5, 0),
      ${pick('catalog correspondence photography book press')},
      'DOC-' || lpad(n::text, 6, '0'),
      ${pick(lastNames, 5)},
      'Buenos Aires',
      1920 + n % 100,
      ${title},
      n % 10 <> 0,
      true
    from generate_series(1, ${count}::int) as n`)
  // What items are searched by is put together once, with the tags, not with the artists too.
  await db.execute(sql`alter table item_artists disable trigger item_artists_added`)
  await db.execute(sql`
    insert into item_artists (item_id, artist_id) select id, ${someArtist(sql`id`)} from items`)
  await db.execute(sql`alter table item_artists enable trigger item_artists_added`)
  await db.execute(sql`insert into item_tags (item_id, tag_id) select id, 1 + id % 200 from items`)
}
