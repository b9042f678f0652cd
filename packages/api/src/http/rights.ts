import { type Endpoint, endpoints, type Right } from '@gallery/contract'
import { needsFactor } from './needsFactor.ts'

/** What the server tells about itself and answers to what it does not have; the outbox only where nobody else can visit. */
const pages = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /api/docs/static/*',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /dev/outbox',
  'GET /dev/outbox/:name',
  'GET /dev/outbox/:name/eml',
  'GET /dev/outbox/:name/html',
  'GET /dev/outbox/:name/text',
  'ALL /api',
  'ALL /api/*',
  'ALL /auth/*',
  'ALL /storage/*',
  'ALL /iiif/*',
] as const

const asked = Object.entries<Endpoint>(endpoints)
const rightOf = new Map(asked.map(([name, { right }]) => [name, right]))

/**
 * Every route of the server and whom it answers: the endpoints of the contract, and pages of the server. One with a query
 * is the same route asked in that way, where others may ask so. `rights.test.ts` asks each of them as everybody.
 */
export const rights: Readonly<Record<string, Right>> = Object.fromEntries([
  ...asked
    .filter(([name, { right }]) => !name.includes('?') || rightOf.get(name.replace(/\?.*$/, '')) !== right)
    .map(([name, { right }]) => [name, right]),
  ...pages.map((name) => [name, 'everybody']),
])

/** The routes that also refuse who has not proven the second factor that they have. `factor.test.ts` asks them. */
export const factorRights: ReadonlySet<string> = new Set(
  asked.flatMap(([name, endpoint]) => (needsFactor(name, endpoint) ? [name] : []))
)

/** Of routes that also ask for somebody who has proven lately who they are, when they do. `auth/fresh.test.ts` asks them. */
export const freshRights: Readonly<Record<string, string>> = Object.fromEntries(
  asked.flatMap(([name, { fresh }]) => (fresh ? [[name, fresh]] : []))
)
