import { isCurrent, sessionCookie } from '@gallery/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageAnswer, PageRequest, ReadAnswer, RenderedPage, renderPage } from '../src/entry-server.tsx'
import { contentSecurity } from './contentSecurity.ts'
import { document, type PageAssets } from './document.ts'
import { type KeptPage, pageCache } from './pageCache.ts'
import { sendText } from './sendText.ts'

/** Where pages come from: the built ones, or those that Vite compiles while developing. */
export interface PageSource {
  renderPage: () => Promise<typeof renderPage>
  assets: (file: string, language: string) => PageAssets
  /** What is done to the finished document before it leaves. */
  finish?: (url: string, html: string) => Promise<string>
  /**
   * Whether browsers are told to run and load only what is ours. Vite's own scripts while developing are not.
   * @default true
   */
  strict?: boolean
}

/** Every GET that is nothing else is a page, rendered with its data, or leads to one (spec §2). */
export function servePages(app: FastifyInstance, source: PageSource): void {
  const isStrict = source.strict ?? true
  const cache = isStrict ? pageCache() : undefined
  const security = isStrict ? { 'content-security-policy': contentSecurity(app.env) } : {}

  async function drawn(request: FastifyRequest, page: RenderedPage): Promise<string> {
    const assets = source.assets(page.file, page.language)
    const html = document({ page, assets, origin: app.env.PUBLIC_URL, url: request.url })
    return source.finish ? source.finish(request.url, html) : html
  }

  /** The page that everybody sees at this address, kept or new; or what else there is, for this request alone. */
  async function find(request: FastifyRequest): Promise<KeptPage | PageAnswer> {
    const render = await source.renderPage()
    // A page of somebody's is drawn for them.
    if (!cache || request.cookies[sessionCookie]) return render(pageRequest(app, request))
    let other: PageAnswer | undefined
    const kept = await cache.page(request.url, app.clock(), await app.revisions(), async () => {
      const reads: string[] = []
      const page = await render(pageRequest(app, request, (path) => reads.push(path)))
      if ('redirect' in page || page.status !== 200 || page.secret || page.signedIn) {
        other = page
        return undefined
      }
      const html = await drawn(request, page)
      return { html, says: saidBy(page, html), headers: { 'content-language': page.language }, reads }
    })
    return kept ?? other ?? render(pageRequest(app, request))
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const page = await find(request)
    reply.headers(security)
    if ('etag' in page) return sendKept(request, reply, page)
    if (page.secret) keepSecret(reply)
    if ('redirect' in page) {
      // Nobody keeps where (`caching.ts`): a record that got its first name back would lead in a circle.
      if (page.moved) return reply.redirect(page.redirect, 301)
      return reply.header('vary', 'accept-language').redirect(page.redirect, 302)
    }
    reply.status(page.status).header('content-language', page.language)
    if (page.status >= 500 || page.secret || page.signedIn) reply.header('cache-control', 'no-store')
    return sendText(request, reply, { body: await drawn(request, page), type: html })
  })
}

const html = 'text/html; charset=utf-8'

/** Sends what everybody sees: 304 to who has it already. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  const { etag, headers } = page
  reply.headers({ ...headers, etag, 'cache-control': everybodys, vary: 'accept-encoding' })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const { body, headers: encoding } = await page.body(request.headers['accept-encoding'])
  return reply.headers(encoding).type(html).send(body)
}

/**
 * A browser or a cache in front of the server keeps the page and asks every time whether it still holds: the answer is
 * 304, or the page as it is now, or what somebody who is signed in sees, which nobody keeps. No cache may skip the
 * question (`s-maxage`), since it could not tell who is signed in.
 */
const everybodys = 'public, max-age=0, must-revalidate'

/** The page but for the seconds of the clock that travels in it: of the time, pages show no more than the minute. */
function saidBy({ seed: { now } }: RenderedPage, html: string): string {
  return html.replace(now, now.slice(0, 'YYYY-MM-DDTHH:mm'.length))
}

/** A page's reads are requests to the same app, without a network and as the visitor who asked for the page. */
function pageRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  onRead: (path: string) => void = () => undefined
): PageRequest {
  const { cookie } = request.headers
  return {
    url: request.url,
    language: request.language,
    requestId: request.id,
    now: app.clock(),
    failed: (error) => request.log.error(error, 'the page could not be made'),
    read: async (key): Promise<ReadAnswer> => {
      onRead(typeof key === 'string' ? key : key[0])
      const headers = { 'accept-language': request.language, ...(cookie === undefined ? {} : { cookie }) }
      const answer = await app.inject(
        typeof key === 'string'
          ? { method: 'GET', url: key, headers }
          : { method: 'POST', url: key[0], payload: { ...key[1] }, headers }
      )
      const body: unknown = answer.headers['content-type']?.toString().includes('json')
        ? answer.json()
        : undefined
      return { status: answer.statusCode, body }
    },
  }
}

/** A page with a secret address is kept by nobody, and the secret is told to nobody. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
}
