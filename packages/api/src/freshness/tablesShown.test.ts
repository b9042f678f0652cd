import { endpoints } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { selectRows } from '../db/rows.queries.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { tablesShown } from './tablesShown.ts'

let gallery: TestApp
let asked: string[] = []
/** Every table of the database. */
let tables: ReadonlySet<string>
/** The names of records: ids, hashes, links. */
let names: readonly string[]

beforeAll(async () => {
  gallery = await testApp({ database: watchQueries(await openTestDatabase(), (query) => asked.push(query)) })
  const { db } = gallery
  await fillGallery(gallery)
  // Everything hangs together, so that whatever a record shows of others is asked for.
  for (const statement of [
    sql`insert into archive_artists (archive_id, artist_id) select archives.id, artists.id from archives, artists`,
    sql`insert into item_artists (item_id, artist_id) select items.id, artists.id from items, artists`,
    sql`insert into event_artists (event_id, artist_id) select events.id, artists.id from events, artists`,
    sql`insert into event_works (event_id, work_id) select events.id, works.id from events, works`,
    sql`update item_files set captions_es = 'WEBVTT'`,
    sql`insert into documents (file, pages) select file, 1 from item_files on conflict do nothing`,
    sql`insert into leaves (file, number, text) select file, 1, 'una hoja' from documents`,
  ])
    await db.execute(statement)
  tables = new Set(await namesOf(sql`select tablename as name from pg_tables where schemaname = 'public'`))
  names = await namesOf(sql`
    select hash as name from works union select hash from items union select link from collections
    union select generate_series(1, 3)::text`)
})
afterAll(() => gallery.close())

async function namesOf(query: SQL): Promise<string[]> {
  return (await selectRows(gallery.db, query, z.object({ name: z.string() }))).map(({ name }) => name)
}

/** The reads whose answers are kept, by themselves or in a page of the site. */
const kept = Object.keys(endpoints).flatMap((name) => {
  const [method, path = ''] = name.split(' ')
  const shown = path.includes('?') ? undefined : tablesShown(path)
  return method === 'GET' && shown ? [{ path, shown }] : []
})

it.each(kept)('$path reads no table whose writes leave its answer as it was', async ({ path, shown }) => {
  const answered: string[] = []
  // Nothing is kept of the reads before: every page shows what the options say.
  await gallery.db.execute(sql`delete from options where false`)
  const ends = path.includes(':') ? ['?language=es'] : ['', '?list=1', '?query=uno&q=uno']
  for (const address of addressesOf(path).flatMap((bare) => ends.map((end) => bare + end))) {
    asked = []
    const { statusCode } = await gallery.client().get(address)
    if (statusCode === 200) answered.push(...asked)
  }
  // How many there are is counted anew with each write to the table that is counted.
  const known = new Set([...shown, 'totals', ...(toRefuse.get(path) ?? [])])
  expect([...tablesIn(answered)].filter((table) => !known.has(table))).toEqual([])
  if (!asksNothing.has(path)) expect(answered, 'a record whose answer is known').not.toEqual([])
})

/** Of nobody who is signed in there is nothing to ask. Works to ask about stand in the address of their form. */
const asksNothing = new Set(['/auth/getUser', '/contact/works'])

/** What is asked to refuse somebody, who is told so anew each time: a link of somebody's own is none for what is kept. */
const toRefuse = new Map([['/api/works/:work/collections/:collection', ['room_people']]])

/** What stands in the place of parameters that name no record. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  ':lang': ['es'],
  ':image': ['1', '2'],
  ':number': ['1'],
}

function addressesOf(path: string): string[] {
  const [parameter] = path.match(/:\w+/) ?? []
  if (parameter === undefined) return [path]
  const places =
    path === '/api/options/:id'
      ? ['name']
      : path === '/api/id/:record'
        ? ['w1', 'i1', 'e1', 'p1', 'a1']
        : (standIns[parameter] ?? names)
  return places.flatMap((place) => addressesOf(path.replace(parameter, place)))
}

/** The tables that statements read. */
function tablesIn(statements: readonly string[]): Set<string> {
  const found = statements.flatMap((one) => [...one.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?"?(\w+)/gi)])
  return new Set(found.flatMap(([, name = '']) => (tables.has(name) ? [name] : [])))
}
