import { and, asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artists } from '../tables/artists.table.ts'
import { contains, searchedWords } from '../tables/search.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { Database } from './db.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(artists).values([
    { display: 'Nélida Arrascaeta', last_name: 'Arrascaeta' },
    { display: 'Íñigo Peña', last_name: 'Peña' },
    { display: '100% Müller_Straße', last_name: 'Müller' },
  ])
})
afterAll(() => database.close())

async function find(query: string): Promise<string[]> {
  const rows = await database.db
    .select({ display: artists.display })
    .from(artists)
    .where(and(...searchedWords(query).map((word) => contains(artists.search, word))))
    .orderBy(asc(artists.id))
  return rows.map(({ display }) => display)
}

test.each([
  ['without accents', 'nelida', ['Nélida Arrascaeta']],
  ['with accents that are not there', 'ARRÁSCAETA', ['Nélida Arrascaeta']],
  ['by letters with signs', 'iñigo', ['Íñigo Peña']],
  ['by words in any order', 'pena inigo', ['Íñigo Peña']],
  ['by parts of words', 'ller strasse', ['100% Müller_Straße']],
  ['by one letter that a word begins with', 'ñ', ['Nélida Arrascaeta']],
  ['by two letters that words begin with', 'PE', ['Íñigo Peña']],
  ['by two letters that the text begins with', 'íñ', ['Íñigo Peña']],
  ['by two letters that no word begins with', 'ta', []],
  ['by a short wildcard as itself', '_', []],
  ['where one word is missing', 'nelida peña', []],
  ['with signs that mean something to SQL', '100%', ['100% Müller_Straße']],
  ['with a wildcard as itself', 'a_a', []],
  ['with a backslash', '\\', []],
])('%s: “%s”', async (_how, query, found) => {
  expect(await find(query)).toEqual(found)
})

test('nothing asked finds everything', async () => {
  expect(await find('  ')).toHaveLength(3)
})

test('a word counts once, not again as part of another, and only the first twelve', () => {
  expect(searchedWords(' linea  de la línea linea ')).toEqual(['linea', 'de', 'la', 'línea'])
  expect(searchedWords('por porta puerta')).toEqual(['porta', 'puerta'])
  expect(searchedWords(Array.from({ length: 20 }, (_, at) => `palabra${at + 10}`).join(' '))).toHaveLength(12)
})
