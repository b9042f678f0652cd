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
  'closing.test.ts',
  'mail/smtpFaults.test.ts',
  'openapi.test.ts',
  'paper/paper.test.ts',
  'scanning/scanUpload.test.ts',
]

/**
 * The tests that need not be told on both databases, as patterns in the API's folder. The rule: a file that opens a
 * database is told on both, unless it is one of those above; any other once, on the embedded one's run.
 */
export function toldOnce(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'))
  const gone = besideIt.filter((file) => !files.includes(file))
  if (gone.length > 0)
    throw new Error(`testing/toldOnce.ts names tests that are not there: ${gone.join(', ')}`)
  return files
    .filter((file) => besideIt.includes(file) || !opensOne.test(readFileSync(join(sources, file), 'utf8')))
    .map((file) => `src/${file}`)
}
