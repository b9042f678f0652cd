import { type Language, type OptionsAnswer, optionsUrl, type UserAnswer, userUrl } from '@gallery/contract'
import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { type Key, nameOf } from './data/get.ts'
import type { Seed, SeedEntry } from './data/seed.ts'
import { type FoundRoute, findRoute } from './findRoute.ts'
import { loadCatalogue } from './language/catalogues.ts'
import { type Head, HeadContext } from './layout/head.ts'

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
  /** Told of what went wrong when the answer is the error page. */
  failed: (error: unknown) => void
}

/** A page, or where to find it; `moved` when it is there for good. */
export type PageAnswer = { redirect: string; moved?: true; secret?: boolean } | RenderedPage

export interface RenderedPage {
  status: number
  language: Language
  head: Head
  /** The markup of the page's root. */
  body: string
  seed: Seed
  /** The page's module in the source. */
  file: string
  /** See `SiteRoute.secret`. */
  secret: boolean
  signedIn: boolean
}

/** A request becomes a page: its route's reads, all at once, then its markup. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  // As it was sent, like the router reads it: `URL` takes `//a` for a host and `%2e%2e` for a step up.
  const [pathname = '', ...query] = request.url.split('?')
  const found = findRoute(pathname)
  if (!found) return { redirect: `/${request.language}` }
  const [answers] = await Promise.all([
    readAll(request, found, new URLSearchParams(query.join('?'))),
    loadCatalogue(found.language),
    found.route.page.load(),
  ])
  if (found.route.superOnly && !userIn(answers)?.super)
    return { redirect: `/${found.language}`, secret: true }
  const seed: Seed = { now: request.now.toISOString(), entries: entriesOf(answers) }
  const broken = answers.find(({ answer }) => answer.status >= 500)
  if (!broken) {
    try {
      return await draw(request, found, seed)
    } catch (error) {
      request.failed(error)
    }
  } else request.failed(new Error(`${nameOf(broken.key)} answered ${broken.answer.status}`))
  return draw(request, found, { ...seed, failed: { requestId: request.requestId } })
}

interface Read {
  key: Key
  answer: ReadAnswer
}

/** The options come first, since the gallery's day decides which other reads a page has. */
async function readAll(request: PageRequest, found: FoundRoute, query: URLSearchParams): Promise<Read[]> {
  const read = async (key: Key): Promise<Read> => ({ key, answer: await request.read(key) })
  const options = await read(optionsUrl())
  const today = todayIn(options.answer)
  const { language, params, route } = found
  const keys = today ? (route.reads?.({ language, params, query, today }) ?? []) : []
  return [options, ...(await Promise.all([userUrl(), ...keys.filter((key) => key !== null)].map(read)))]
}

function todayIn({ status, body }: ReadAnswer): string | undefined {
  return status === 200 ? asked<OptionsAnswer>(body)?.today : undefined
}

/** The API validates its own answers against the contract; here they only get back the type they went in with. */
function asked<Answer>(body: unknown): Answer | undefined
function asked(body: unknown): unknown {
  return body ?? undefined
}

/** Who asks, as the API has answered; undefined for nobody, and when it could not be asked. */
function userIn(reads: readonly Read[]): UserAnswer['data'] | undefined {
  const answer = reads.find(({ key }) => key === userUrl())?.answer
  return answer?.status === 200 ? asked<UserAnswer>(answer.body)?.data : undefined
}

function entriesOf(reads: readonly Read[]): SeedEntry[] {
  return reads
    .filter(({ answer }) => answer.status < 500)
    .map(({ key, answer: { status, body } }) => [nameOf(key), status === 200 ? { data: body } : { status }])
}

async function draw(request: PageRequest, found: FoundRoute, seed: Seed): Promise<PageAnswer> {
  const { language, route } = found
  const messages = await loadCatalogue(language)
  const intl = createIntl({ locale: language, messages })
  let head: Head = { title: intl.formatMessage({ id: 'error.title' }) }
  const body = renderToString(
    <StaticRouter location={request.url}>
      <HeadContext
        value={(said) => {
          head = said
        }}
      >
        <App seed={seed} />
      </HeadContext>
    </StaticRouter>
  )
  const moved = movedTo(request.url, head.paths?.[language])
  if (moved) return { redirect: moved, moved: true, ...(route.secret ? { secret: true } : {}) }
  const user = seed.entries.find(([name]) => name === userUrl())?.[1]
  return {
    status: seed.failed ? 500 : (head.status ?? 200),
    language,
    head,
    body,
    seed,
    file: route.page.file,
    secret: route.secret ?? false,
    signedIn: user !== undefined && 'data' in user && asked<UserAnswer>(user.data)?.data !== null,
  }
}

/** Where a record's page is now, when it was asked for by another name: a slug of before, or none. */
function movedTo(url: string, path: string | undefined): string | undefined {
  const [asked = '', ...query] = url.split('?')
  if (path === undefined || asked === path) return undefined
  return query.length > 0 ? `${path}?${query.join('?')}` : path
}
