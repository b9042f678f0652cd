import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRequest, ReadAnswer, RenderedPage, renderPage } from '../src/entry-server.tsx'
import { contentSecurity } from './contentSecurity.ts'
import { document, type PageAssets } from './document.ts'
import { sendPublicText, sendText } from './sendText.ts'

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
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const render = await source.renderPage()
    const page = await render(pageRequest(app, request))
    if (page.secret) keepSecret(reply)
    if ('redirect' in page) {
      // Nobody keeps where (`caching.ts`): a record that got its first name back would lead in a circle.
      if (page.moved) return reply.redirect(page.redirect, 301)
      return reply.header('vary', 'accept-language').redirect(page.redirect, 302)
    }
    const { url } = request
    const html = document({
      page,
      assets: source.assets(page.file, page.language),
      origin: app.env.PUBLIC_URL,
      url,
    })
    if (source.strict ?? true) reply.header('content-security-policy', contentSecurity(app.env))
    const body = source.finish ? await source.finish(url, html) : html
    reply.status(page.status).header('content-language', page.language)
    return sendPage(request, reply, page, body)
  })
}

/** A page of everybody's may be kept, as {@link everybodys} says; one of somebody's, or that failed, by nobody. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, body: string) {
  const text = { body, type: 'text/html; charset=utf-8' }
  if (page.status === 200 && !page.secret && !page.signedIn) {
    return sendPublicText(request, reply, { ...text, cacheControl: everybodys, says: saidBy(page, body) })
  }
  if (page.status >= 500 || page.secret || page.signedIn) reply.header('cache-control', 'no-store')
  return sendText(request, reply, text)
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
function pageRequest(app: FastifyInstance, request: FastifyRequest): PageRequest {
  const { cookie } = request.headers
  return {
    url: request.url,
    language: request.language,
    requestId: request.id,
    now: app.clock(),
    failed: (error) => request.log.error(error, 'the page could not be made'),
    read: async (key): Promise<ReadAnswer> => {
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
