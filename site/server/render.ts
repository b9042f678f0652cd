import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRequest, ReadAnswer, RenderedPage, renderPage } from '../src/entry-server.tsx'
import { compress } from './compress.ts'
import { contentSecurity } from './contentSecurity.ts'
import { document, type PageAssets } from './document.ts'

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
    if ('redirect' in page) {
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
    privacy(reply, page)
    const finished = source.finish ? await source.finish(url, html) : html
    const { body, encoding } = await compress(finished, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('content-language', page.language)
      .header('vary', 'accept-encoding')
      .send(body)
  })
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

/** Pages with a secret address or of a signed-in visitor are kept by nobody; the secret is told to nobody. */
function privacy(reply: FastifyReply, page: RenderedPage): void {
  if (page.secret || page.signedIn) reply.header('cache-control', 'no-store')
  if (page.secret) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
}
