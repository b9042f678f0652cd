import type { Seed, SeedEntry, Sent } from '@gallery/client'
import { type Key, nameOf, siteKey } from '@gallery/client'
import type { Language, PermanentKind, SiteAnswer, UserAnswer } from '@gallery/contract'
import { inLanguage, languages, urlOf } from '@gallery/contract/plain'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { toldHome } from './auth/toldHome.ts'
import { isFindable } from './findable.ts'
import { type Head, HeadContext } from './head/head.ts'
import { catalogueFiles, loadCatalogue } from './language/catalogues.ts'
import { intlOf } from './language/intlOf.ts'
import { namedKey, namedRecord } from './layout/namedRecord.ts'
import type { RoutePage } from './routePage.ts'
import { type FoundRoute, findRoute } from './routing/findRoute.ts'
import { knownAddress } from './routing/knownQuery.ts'
import { spelledPath } from './routing/spelledPath.ts'

export { findRoute, knownAddress }

/** What the API answers to a read, without a network in between. */
export interface ReadAnswer {
  status: number
  body: unknown
}

/** A request for a page. */
export interface PageRequest {
  /** Path and query. */
  url: string
  /** For paths that name none: the visitor's preference. */
  language: Language
  /** What the log knows the request by. */
  requestId: string
  /** The server's clock. */
  now: Date
  read: (key: Key) => Promise<ReadAnswer>
  /** The form that the page answers, when it was sent without scripts. */
  sent?: Sent
  /** Told of what went wrong when the answer is the error page. */
  failed: (error: unknown) => void
}

/** A page, or where to find it; `moved` when it is there for good. */
export type PageAnswer = { redirect: string; moved?: true; secret?: boolean } | RenderedPage

export interface RenderedPage {
  /** Path and what the page reads of the query. */
  address: string
  status: number
  language: Language
  head: Head
  /** The markup of the page's root. */
  body: string
  /** The paths of the records that it shows, as the API has them. */
  records: readonly string[]
  seed: Seed
  /** The modules in the source that the page is drawn by: its own, those of its parts, and their texts. */
  files: readonly string[]
  /** See `SiteRoute.record`: the kind of it. */
  recordKind: PermanentKind | undefined
  /** See `SiteRoute.secret`. */
  secret: boolean
  /** See `SiteRoute.needsScripts`. */
  needsScripts: boolean
  signedIn: boolean
  /** Whether search engines may keep it, as far as its address says; see {@link isFindable}. */
  findable: boolean
}

/** A request becomes a page: its route's reads, all at once, then its markup. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const address = knownAddress(request.url)
  const [pathname = ''] = address.split('?')
  const found = findRoute(pathname)
  if (!found) return { redirect: `/${request.language}` }
  const spelled = movedTo(request.url, spelledPath(found, pathname))
  if (spelled) return movedPage(found, spelled)
  const [answers] = await Promise.all([
    readAll(request, found, queryIn(address)),
    ...modulesOf(found, address).map(({ load }) => load(found.language)),
  ])
  const user = userIn(answers)
  if (found.route.superOnly && user && !user.super && user.awaits === null) {
    const { language } = found
    const intl = intlOf(language, await loadCatalogue(language, 'common'), 'UTC')
    return { redirect: toldHome(language, intl), secret: true }
  }
  const { now, sent } = request
  const seed: Seed = { now: now.toISOString(), entries: entriesOf(answers), ...(sent ? { sent } : {}) }
  const broken = answers.find(({ answer }) => answer.status >= 500)
  if (!broken) {
    try {
      return await draw({ ...request, address }, found, seed)
    } catch (error) {
      request.failed(error)
    }
  } else request.failed(new Error(`${nameOf(broken.key)} answered ${broken.answer.status}`))
  const status = broken && willPass.includes(broken.answer.status) ? 503 : 500
  const failed = { status, requestId: request.requestId }
  return draw({ ...request, address }, found, { ...seed, failed })
}

/** What a read answers while the database is away, or a disk is full: who asks again is answered, and nothing is broken. */
const willPass: readonly number[] = [503, 507]

/** The page of a route, and its parts that the address asks for. */
function modulesOf({ route }: FoundRoute, address: string): readonly Omit<RoutePage, 'Page'>[] {
  return [route.page, ...(route.parts?.(queryIn(address)) ?? [])]
}

/** What of the source a browser needs to take the page over. */
function filesOf(found: FoundRoute, address: string): readonly string[] {
  const modules = modulesOf(found, address)
  const texts = modules.flatMap((module) => catalogueFiles(found.language, module.texts))
  return [...modules.map(({ file }) => file), ...new Set(texts)]
}

function queryIn(url: string): URLSearchParams {
  const [, ...query] = url.split('?')
  return new URLSearchParams(query.join('?'))
}

interface Read {
  key: Key
  answer: ReadAnswer
}

/** The options come first, since the gallery's day decides which other reads a page has; of a record that is not there, whether it was is asked last. */
async function readAll(request: PageRequest, found: FoundRoute, query: URLSearchParams): Promise<Read[]> {
  const read = async (key: Key): Promise<Read> => ({ key, answer: await request.read(key) })
  const options = await read(siteKey)
  const today = todayIn(options.answer)
  const { language, params, route } = found
  const keys = today ? (route.reads?.({ language, params, query, today }) ?? []) : []
  const asked = [urlOf('/auth/getUser'), ...keys.filter((key) => key !== null)]
  const reads = [options, ...(await Promise.all(asked.map(read)))]
  const record = namedRecord(found)
  const gone = record && reads.some(({ answer }) => answer.status === 404) && namedKey(record)
  return gone ? [...reads, await read(gone)] : reads
}

function todayIn({ status, body }: ReadAnswer): string | undefined {
  return status === 200 ? asked<SiteAnswer>(body)?.today : undefined
}

/** The API validates its own answers against the contract; here they only get back the type they went in with. */
function asked<Answer>(body: unknown): Answer | undefined
function asked(body: unknown): unknown {
  return body ?? undefined
}

/** Who asks, as the API has answered; empty for nobody, and when it could not be asked. */
function userIn(reads: readonly Read[]): UserAnswer['data'] | undefined {
  const answer = reads.find(({ key }) => key === urlOf('/auth/getUser'))?.answer
  return answer?.status === 200 ? asked<UserAnswer>(answer.body)?.data : undefined
}

function entriesOf(reads: readonly Read[]): SeedEntry[] {
  return reads
    .filter(({ answer }) => answer.status < 500)
    .map(({ key, answer }) => [nameOf(key), entryOf(answer)])
}

function entryOf({ status, body }: ReadAnswer): SeedEntry[1] {
  if (status === 200) return { data: body }
  return status === 410 ? { status, body } : { status }
}

async function draw(
  { url, address }: Pick<PageRequest, 'url'> & { address: string },
  found: FoundRoute,
  read: Seed
): Promise<PageAnswer> {
  const { language, route } = found
  const messages = await loadCatalogue(language, 'common')
  // The error page says nothing of itself: it stands also where not even the gallery's name could be read.
  const title = read.failed
    ? intlOf(language, messages, 'UTC').formatMessage({ id: 'error.title' })
    : galleryIn(read)
  const first = markup(address, read, { title })
  const { head } = first
  const moved = movedTo(url, head.paths?.[language])
  if (moved) return movedPage(found, moved)
  // The header stands before the page that says where it is in the other language: it is drawn again when it was wrong.
  const seed = isNamedElsewhere(address, head.paths) ? { ...read, paths: head.paths } : read
  const body = seed === read ? first.body : markup(address, seed, { title }).body
  const user = seed.entries.find(([name]) => name === urlOf('/auth/getUser'))?.[1]
  return {
    address,
    status: seed.failed?.status ?? head.status ?? seed.sent?.status ?? 200,
    language,
    head,
    body,
    records: seed.entries.map(([name]) => name).filter(isRecord),
    seed,
    files: filesOf(found, address),
    recordKind: route.record?.[0],
    secret: route.secret ?? false,
    needsScripts: route.needsScripts ?? false,
    findable: isFindable(queryIn(address), seed.entries),
    signedIn: user !== undefined && 'data' in user && asked<UserAnswer>(user.data)?.data !== null,
  }
}

/** The gallery's name, which a page that says nothing of itself has; empty where it could not be read. */
function galleryIn({ entries }: Seed): string {
  const site = entries.find(([name]) => name === nameOf(siteKey))?.[1]
  return site && 'data' in site ? (asked<SiteAnswer>(site.data)?.data.name ?? '') : ''
}

/** Whether a read is of one record, as `/api/events/12` is: not a list, nor what every page reads. */
function isRecord(path: string): boolean {
  return /^\/api\/\w+\/[\w-]+(?:\/[\w-]+)?$/.test(path)
}

/** A page's markup, and what it says of itself while it is drawn. */
function markup(url: string, seed: Seed, untold: Head): { head: Head; body: string } {
  let head = untold
  const body = renderToString(
    <StaticRouter location={url}>
      <HeadContext
        value={(said) => {
          head = said
        }}
      >
        <App seed={seed} />
        {/* Where the browser has `Ready`: React counts children for the ids that both give to the same fields. */}
        {null}
      </HeadContext>
    </StaticRouter>
  )
  return { head, body }
}

/** Whether a page's path in another language differs from its own by more than the language. */
function isNamedElsewhere(url: string, paths: Head['paths'] = {}): boolean {
  const [path = ''] = url.split('?')
  return languages.some((each) => paths[each] !== undefined && paths[each] !== inLanguage(each, path))
}

function movedPage({ route }: FoundRoute, redirect: string): PageAnswer {
  return { redirect, moved: true, ...(route.secret ? { secret: true } : {}) }
}

/** Where a page is, when it was asked for by another name: in other letters, by a slug of before, or by none. */
function movedTo(url: string, path: string | undefined): string | undefined {
  const [asked = '', ...query] = url.split('?')
  if (path === undefined || asked === path) return undefined
  return query.length > 0 ? `${path}?${query.join('?')}` : path
}
