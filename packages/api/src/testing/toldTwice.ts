import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('..', import.meta.url))

/** How a test comes by a database. */
const opensOne = /\b(testApp|openTestDatabase|borrowTestDatabase|testDatabaseUrl)\(|inject\('testTemplate'\)/

/**
 * Folders and files of tests that are told on PGlite too. Both are PostgreSQL and are asked in the same
 * SQL; every test is told on the server's, which is the default. What lies between differs: a driver of its own, one
 * connection instead of many, other binaries of the extensions. So these are told on both, as is the fuzz, which asks
 * every route.
 */
const subjects = [
  // Opened, brought up to date, copied out and in.
  'backup/',
  'db/',
  'exports/roundTrip.test.ts',
  'imports/applying.test.ts',
  'imports/moving.test.ts',
  'imports/undoing.test.ts',
  'testing/',
  // Many at once, and what holds a row meanwhile.
  'appointments/booking.test.ts',
  'appointments/holds.test.ts',
  'appointments/moving.test.ts',
  'appointments/oversell.test.ts',
  'events/rows.test.ts',
  'freshness/freshness.test.ts',
  'holds/',
  'mail/sendDueMails.test.ts',
  'mail/worker.test.ts',
  'places/places.test.ts',
  'waiting/',
  'works/bulk.test.ts',
  'works/changes.test.ts',
  'works/backRoom.test.ts',
  // What the extensions are for.
  'search/',
  // Values as each driver reads and writes them: days, instants, counts, lists; errors by their code.
  'app.test.ts',
  'archives/archives.test.ts',
  'artists/artists.test.ts',
  'emptyQueries.test.ts',
  'items/items.test.ts',
  'ledger/year.test.ts',
  'reports/',
  'retention/',
  'works/works.test.ts',
  'attacks/fuzz.test.ts',
]

/** Whether some of a file is run nowhere but here. */
function tellsOfItAlone(test: string): boolean {
  return /runIf\(.*'pglite'/.test(readFileSync(join(sources, test), 'utf8'))
}

/**
 * Those of them that open a database, as paths in the API's folder. A subject without such a test is an error: its tests
 * were moved.
 */
export function toldTwice(): string[] {
  const tests = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && opensOne.test(readFileSync(join(sources, file), 'utf8')))
  const gone = subjects.filter((subject) => !tests.some((test) => test.startsWith(subject)))
  if (gone.length > 0)
    throw new Error(`testing/toldTwice.ts names tests that are not there: ${gone.join(', ')}`)
  return tests
    .filter((test) => subjects.some((subject) => test.startsWith(subject)) || tellsOfItAlone(test))
    .map((test) => `src/${test}`)
}
