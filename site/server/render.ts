import {
  cardPath,
  cardSize,
  isCurrent,
  isDatabaseAway,
  isHttps,
  openedLinks,
  openedLinksCookie,
  type Revisions,
  retrySeconds,
} from '@gallery/api'
import type { Sent } from '@gallery/client'
import { doorPath, type Language, languageCookie } from '@gallery/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  findRoute,
  knownAddress,
  PageAnswer,
  PageRequest,
  ReadAnswer,
  RenderedPage,
  renderPage,
} from '../src/entry-server.tsx'
import { languageChosenBy, rememberedLanguage } from './chosenLanguage.ts'
import { contentSecurity } from './contentSecurity.ts'
import { document, type PageAssets } from './document.ts'
import { askedAddress } from './forms/askedAddress.ts'
import { serveForms } from './forms/serveForms.ts'
import { type KeptPage, type PageCache, pageCache } from './pageCache.ts'
import { servePermanent } from './permanent.ts'
import { sendText } from './sendText.ts'
import { sentencePage } from './sentencePage.ts'
import { countPage, inOwnLine, TooManyReads, tooManyReadsPage } from './tooManyReads.ts'

/** Where pages come from: the built ones, or those that Vite compiles while developing. */
export interface PageSource {
  renderPage: () => Promise<typeof renderPage>
  findRoute: () => Promise<typeof findRoute>
  knownAddress: () => Promise<typeof knownAddress>
  assets: (files: readonly string[]) => PageAssets
  /**
   * The text of the script in the head of every page.
   * @default ''
   */
  early?: string
  /** What is done to the finished document before it leaves. */
  finish?: (url: string, html: string) => Promise<string>
  /**
   * Whether browsers are told to run and load only what is ours. Vite's own scripts while developing are not.
   * @default true
   */
  strict?: boolean
}

/** Every GET that is nothing else is a page, rendered with its data, or leads to one. */
export function servePages(app: FastifyInstance, source: PageSource): void {
  const isStrict = source.strict ?? true
  const early = source.early ?? ''
  const cache = isStrict ? pageCache() : undefined
  if (cache) app.caches.set('pages', cache.state)
  const security = isStrict ? { 'content-security-policy': contentSecurity(app.env, early) } : {}

  /** Of all pages the door's alone may use the camera and run what reads codes from its picture. */
  function openDoor(request: FastifyRequest, reply: FastifyReply): void {
    const [path = ''] = request.url.split('?')
    if (doorPath(path) === undefined) return
    const permissions = String(reply.getHeader('permissions-policy'))
    reply.header('permissions-policy', permissions.replace('camera=()', 'camera=(self)'))
    if (isStrict) reply.header('content-security-policy', contentSecurity(app.env, early, { door: true }))
  }

  async function drawn(page: RenderedPage): Promise<string> {
    const assets = source.assets(page.files)
    const html = document({
      page: await withPicture(app, page),
      assets,
      early,
      origin: app.env.PUBLIC_URL,
      url: page.address,
    })
    return source.finish ? source.finish(page.address, html) : html
  }

  /** The page that everybody sees at this address, kept or new; or what else there is, for this request alone. */
  async function find(request: FastifyRequest, reply: FastifyReply): Promise<KeptPage | PageAnswer> {
    const render = await source.renderPage()
    const asked = await askedAddress(request)
    // A page of somebody's is drawn for them.
    if (!cache || request.user || asked !== undefined) {
      const sent = asked === undefined ? {} : { sent: betweenSteps(asked) }
      return inOwnLine(request, reply, async () => {
        countPage(request)
        return render(pageRequest(request, reply, sent))
      })
    }
    const address = (await source.knownAddress())(request.url)
    const kept = cache.kept(address, app.clock(), await app.revisions())
    return kept ?? inOwnLine(request, reply, () => findAnew(cache, address, request, reply))
  }

  /** As {@link find}, of a page that was not kept a moment ago. */
  async function findAnew(
    cache: PageCache,
    address: string,
    request: FastifyRequest,
    reply: FastifyReply
  ): Promise<KeptPage | PageAnswer> {
    const render = await source.renderPage()
    let other: PageAnswer | undefined
    const revisions = await app.revisions()
    const draw = async () => {
      const reads: string[] = []
      const onRead = (path: string) => reads.push(path)
      const page = await render(pageRequest(request, reply, { onRead, revisions }))
      if ('redirect' in page || page.status !== 200 || page.secret || page.signedIn) {
        other = page
        return undefined
      }
      const html = await drawn(page)
      return { html, says: saidBy(page, html), headers: { 'content-language': page.language }, reads }
    }
    const kept = await cache.page(address, app.clock(), revisions, () => {
      countPage(request)
      return draw()
    })
    const found = kept ?? other
    if (found) return found
    countPage(request)
    return render(pageRequest(request, reply))
  }

  app.get('/*', { schema: { hide: true }, errorHandler: answerForNow }, async (request, reply) => {
    const page = await find(request, reply)
    reply.headers(security)
    openDoor(request, reply)
    const chosen = languageChosenBy(request)
    if (chosen) rememberLanguage(reply, chosen)
    if ('etag' in page) return sendKept(request, reply, page, chosen ? 'private' : 'public')
    return sendDrawn(request, reply, page)
  })

  /** A page that is not drawn for now says so by itself; any other fault is the server's to tell. */
  function answerForNow(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isRefused = error instanceof TooManyReads
    if (!isRefused && !isDatabaseAway(error)) throw error
    if (!isRefused) request.log.error(error)
    const seconds = isRefused ? error.seconds : retrySeconds
    reply.headers({ ...security, 'cache-control': 'no-store', 'retry-after': String(seconds) })
    const page = isRefused ? tooManyReadsPage(request, error) : awayPage(request, seconds)
    return reply
      .status(isRefused ? 429 : 503)
      .type(html)
      .send(page)
  }

  /** Sends what is for this request alone. */
  async function sendDrawn(request: FastifyRequest, reply: FastifyReply, page: PageAnswer) {
    if (page.secret) keepSecret(reply)
    if ('redirect' in page) {
      // Nobody keeps where (`caching.ts`): a record that got its first name back would lead in a circle.
      if (page.moved) return reply.redirect(page.redirect, 301)
      return reply.header('vary', 'accept-language, cookie').redirect(page.redirect, 302)
    }
    reply.status(page.status).header('content-language', page.language)
    const isOwn = page.secret || page.signedIn || page.seed.sent !== undefined
    if (page.status >= 500 || isOwn) reply.header('cache-control', 'no-store')
    if (page.status === 503) reply.header('retry-after', String(retrySeconds))
    return sendText(request, reply, { body: await drawn(page), type: html })
  }

  /** Draws and sends a page that is not kept. */
  async function drawAnew(request: FastifyRequest, reply: FastifyReply, page: PageRequest) {
    const render = await source.renderPage()
    reply.headers(security)
    try {
      const anew = await inOwnLine(request, reply, async () => {
        countPage(request)
        return render(page)
      })
      return await sendDrawn(request, reply, anew)
    } catch (error) {
      return answerForNow(error, request, reply)
    }
  }

  servePermanent(app, {
    draw: (request, reply, path) => drawAnew(request, reply, { ...pageRequest(request, reply), url: path }),
    answerForNow,
  })

  void app.register(serveForms, {
    find: source.findRoute,
    drawAgain: (request, reply, sent) => drawAnew(request, reply, pageRequest(request, reply, { sent })),
  })
}

/**
 * A page that may be passed on has a picture to be shown there: without one of its own, its title. Not where the title
 * says what somebody searched for: nobody has the gallery draw words of theirs.
 */
async function withPicture(app: FastifyInstance, page: RenderedPage): Promise<RenderedPage> {
  const { head, secret, status, findable } = page
  if (head.image || secret || !findable || status !== 200) return page
  const [title = '', gallery = ''] = split(head.title)
  const path = await cardPath(app.db, { title, gallery, of: page.records })
  return { ...page, head: { ...head, image: { path, ...cardSize } } }
}

/** "Muestras | Ochava": what a page is called, and whose it is. */
function split(title: string): string[] {
  const at = title.lastIndexOf(' | ')
  return at < 0 ? [title] : [title.slice(0, at), title.slice(at + 3)]
}

const html = 'text/html; charset=utf-8'

/** Says that the database is away. What was asked for comes again by itself; what somebody sent is theirs to send again. */
function awayPage(request: FastifyRequest, seconds: number): string {
  const { language, method } = request
  return method === 'POST'
    ? sentencePage(language, request.say('error.unavailable'))
    : sentencePage(language, request.say('error.backSoon'), seconds)
}

/** Sends what everybody sees: 304 to who has it already. */
async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  keptBy: 'public' | 'private'
) {
  const { etag, headers } = page
  reply.headers({ ...headers, etag, 'cache-control': `${keptBy}, ${askedAgain}`, vary: 'accept-encoding' })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const { body, headers: encoding } = await page.body(request.headers['accept-encoding'])
  return reply.headers(encoding).type(html).send(body)
}

/**
 * A browser or a cache in front of the server keeps the page and asks every time whether it still holds: the answer is
 * 304, or the page as it is now, or what somebody who is signed in sees, which nobody keeps. No cache may skip the
 * question (`s-maxage`), since it could not tell who is signed in.
 */
const askedAgain = 'max-age=0, must-revalidate'

const year = 365 * 24 * 60 * 60

/** For the bare address and those of no page, which name no language. */
function rememberLanguage(reply: FastifyReply, language: Language): void {
  const secure = isHttps(reply.server.env)
  reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: year })
}

/** The page but for the seconds of the clock that travels in it: of the time, pages show no more than the minute. */
function saidBy({ seed: { now } }: RenderedPage, html: string): string {
  return html.replace(now, now.slice(0, 'YYYY-MM-DDTHH:mm'.length))
}

interface Drawing {
  /** See `PageRequest.sent`. */
  sent?: Sent
  /** Told of the path of each read. */
  onRead?: (path: string) => void
  /** The state of the tables before the page was begun. */
  revisions?: Revisions
}

/**
 * A page's reads are requests to the same app, without a network, as the visitor who asked for the page: who is not
 * signed in is nobody, whatever their cookies say. The rooms that it opens are remembered, for their pictures.
 */
function pageRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, onRead, revisions }: Drawing = {}
): PageRequest {
  const app = request.server
  const read = app.readsForPage({ request, ...(revisions && { revisions }) })
  const rooms = openedLinks(request).join('.')
  const cookie = request.user ? request.headers.cookie : `${openedLinksCookie}=${rooms}`
  return {
    ...(sent === undefined ? {} : { sent }),
    url: request.url,
    language: rememberedLanguage(request) ?? request.language,
    requestId: request.id,
    now: app.clock(),
    failed: (error) => request.log.error(error, 'the page could not be made'),
    read: async (key): Promise<ReadAnswer> => {
      onRead?.(typeof key === 'string' ? key : key[0])
      const headers = {
        'accept-language': request.language,
        ...asOpened(request),
        ...(cookie === undefined ? {} : { cookie }),
      }
      const answer = await read(
        typeof key === 'string'
          ? { method: 'GET', url: key, headers }
          : { method: 'POST', url: key[0], payload: { ...key[1] }, headers }
      )
      const opened = [answer.headers['set-cookie'] ?? []]
        .flat()
        .find((set) => set.startsWith(`${openedLinksCookie}=`))
      if (opened) reply.header('set-cookie', opened)
      const body: unknown = answer.headers['content-type']?.toString().includes('json')
        ? answer.json()
        : undefined
      return { status: answer.statusCode, body }
    },
  }
}

/** By what a room's openings are counted: who asks, and whether anybody looks at the page already. */
function asOpened({ headers }: FastifyRequest): Record<string, string> {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return {
    'user-agent': headers['user-agent'] ?? '',
    ...(purpose === undefined ? {} : { purpose: String(purpose) }),
  }
}

/** The second step of signing in: the address of the first is known. */
function betweenSteps(email: string): Sent {
  return { status: 200, values: { email }, errors: {}, message: '' }
}

/** A page with a secret address is kept by nobody, and the secret is told to nobody but this site's own forms. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
}
