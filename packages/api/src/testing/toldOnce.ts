import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('..', import.meta.url))

/** How a test comes by a database. */
const opensOne = /\b(testApp|openTestDatabase|borrowTestDatabase|testDatabaseUrl)\(|inject\('testTemplate'\)/

/** They have an app, but tell of what is read, drawn, sent or refused beside its database. */
const besideIt = [
  'attacks/bodies.test.ts',
  'attacks/pictures.test.ts',
  'attacks/traversal.test.ts',
  'cards/cards.test.ts',
  'cli/doctor.test.ts',
  'closing.test.ts',
  'mail/smtpFaults.test.ts',
  'openapi.test.ts',
  'paper/paper.test.ts',
  'scanning/scanUpload.test.ts',
]

/**
 * They go through every route, or through every kind of file. What SQL does there, the resources' own tests tell on both
 * databases; so does the fuzz, which asks every route too. The embedded one takes three times as long for these.
 */
const throughAll = [
  'activity/replay.test.ts',
  'attacks/injection.test.ts',
  'attacks/tables.test.ts',
  'http/fresh.test.ts',
  'http/rights.test.ts',
]

/**
 * The tests that need not be told on both databases, as patterns in the API's folder. The rule: a file that opens a
 * database is told on both, unless it is one of those above; any other once, on the run of the server, which takes less
 * time.
 */
export function toldOnce(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'))
  const once = [...besideIt, ...throughAll]
  const gone = once.filter((file) => !files.includes(file))
  if (gone.length > 0)
    throw new Error(`testing/toldOnce.ts names tests that are not there: ${gone.join(', ')}`)
  return files
    .filter((file) => once.includes(file) || !opensOne.test(readFileSync(join(sources, file), 'utf8')))
    .map((file) => `src/${file}`)
}
