import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/**
 * Fills a migrated, empty database with a gallery of a given size, as fast as SQL can: what lists and searches cost
 * shows only among many rows. The words are a gallery's, so that some searches find one record and others thousands.
 * One in ten records is hidden.
 */
export async function addManyRows(db: Db, { works, items }: { works: number; items: number }): Promise<void> {
  await db.execute(artistRows(Math.max(10, Math.ceil(Math.max(works, items) / 100))))
  await db.execute(sql`
    insert into pictures (folder, file, mime, bytes, width, height, placeholder)
    values ('images', 'obra.jpg', 'image/jpeg', 1000, 600, 400, 'data:image/webp;base64,AAAA')`)
  if (works > 0) await withoutIndex(db, 'works_search', () => addWorks(db, works))
  if (items > 0) await withoutIndex(db, 'items_search', () => addItems(db, items))
  // What autovacuum does to a table that grew: the planner knows it, and indexes alone can answer.
  await db.execute(sql`vacuum analyze`)
}

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
const lastNames =
  'Arrascaeta Brandariz Costamagna Idelsohn Lemos Otaegui Roca Szalay Verardi Quiroga Etchart Maidana Pereda Uriarte'

/** The word of a list that a row's number picks; `every` rows the next one comes. */
function pick(list: string, every = 1): SQL {
  const words = list.split(list.includes(',') ? ',' : ' ').map((word) => `'${word}'`)
  return sql.raw(`(array[${words.join(', ')}])[1 + (n / ${every}) % ${words.length}]`)
}

const title = sql`${pick(nouns)} || ' ' || ${pick(adjectives, 16)} || ' ' || n / 256`

function artistRows(count: number): SQL {
  return sql`
    insert into artists (display, last_name)
    select ${pick(nouns, 14)} || ' ' || ${pick(lastNames)} || ' ' || n, ${pick(lastNames)} || ' ' || n
    from generate_series(1, ${count}::int) as n`
}

async function addWorks(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into works (hash, secret_link, artist_id, code, type, year, technique, series, height, width, title_es, public)
    select
      'w' || lpad(n::text, 9, '0'),
      md5(n::text) || md5('secret' || n),
      1 + n % (select count(*)::int from artists),
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
  await db.execute(sql`
    insert into item_artists (item_id, artist_id) select id, 1 + id % (select count(*)::int from artists) from items`)
  await db.execute(sql`insert into item_tags (item_id, tag_id) select id, 1 + id % 200 from items`)
}
