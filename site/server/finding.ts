import { listPageParts, listPublicPages, pageKinds, readOptions } from '@gallery/api'
import { languages } from '@gallery/contract'
import type { FastifyInstance } from 'fastify'
import { manifest } from './manifest.ts'
import { recordPaths, sectionPaths, sections } from './publicPaths.ts'
import { robots } from './robots.ts'
import { sendPublicText } from './sendText.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const hidden = { config: { counted: true }, schema: { hide: true } }
const xml = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' }

/** What search engines and phones read to find the site: its pages, what is closed to them, its name and icons. */
export function serveFinding(app: FastifyInstance): void {
  const origin = app.env.PUBLIC_URL

  app.get('/robots.txt', hidden, (request, reply) =>
    sendPublicText(request, reply, {
      body: robots(origin),
      type: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=3600',
    })
  )

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const parts = await listPageParts(app.db)
    const files = parts.map(({ kind, part, ...rest }) => ({ path: `/sitemap-${kind}-${part}.xml`, ...rest }))
    const body = sitemapIndex([{ path: '/sitemap-sections.xml' }, ...files], origin)
    return sendPublicText(request, reply, { ...xml, body })
  })

  app.get('/sitemap-sections.xml', hidden, (request, reply) => {
    const body = sitemap(
      sections.map((section) => ({ paths: sectionPaths(section) })),
      origin
    )
    return sendPublicText(request, reply, { ...xml, body })
  })

  for (const kind of pageKinds) {
    app.get<{ Params: { part: string } }>(`/sitemap-${kind}-:part.xml`, hidden, async (request, reply) => {
      const { part } = request.params
      const pages = /^[1-9]\d{0,4}$/.test(part) ? await listPublicPages(app.db, kind, Number(part)) : []
      if (pages.length === 0) return reply.callNotFound()
      const places = pages.map((page) => ({ paths: recordPaths(page), updated_at: page.updated_at }))
      return sendPublicText(request, reply, { ...xml, body: sitemap(places, origin) })
    })
  }

  for (const language of languages) {
    app.get(`/${language}/manifest.webmanifest`, hidden, async (request, reply) =>
      sendPublicText(request, reply, {
        body: manifest(await readOptions(app.db), language),
        type: 'application/manifest+json; charset=utf-8',
        cacheControl: 'public, max-age=3600',
      })
    )
  }
}
