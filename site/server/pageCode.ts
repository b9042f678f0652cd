import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { findRoute } from '../src/routing/findRoute.ts'
import { longestCoded, paperQuery } from '../src/routing/paperQuery.ts'
import { permanentOf } from './permanentOf.ts'
import { sendPublicText } from './sendText.ts'

/** A path of this site, with its query, as far as a code can hold it and a camera read it. */
const Query = z.object({
  path: z
    .string()
    .regex(/^\/(?!\/)[^\s#\\]*$/)
    .max(longestCoded),
})

/**
 * `/qr.svg?path=/es/about`: the address of a page as a QR code, for its printed foot, with what of its query says which
 * page it is; of a record's page the record's permanent one, because paper stays. It is kept for a day, unless the API
 * could not say what the page shows. Read with a seventh covered. A secret address has none, since caches would keep it,
 * nor has one that is no page.
 */
export function servePageCode(app: FastifyInstance, find: () => Promise<typeof findRoute>): void {
  app.get('/qr.svg', { config: { counted: true }, schema: { hide: true } }, async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return reply.callNotFound()
    const [asked = '', ...search] = query.data.path.split('?')
    const found = (await find())(asked)
    if (!found || found.route.secret) return reply.callNotFound()
    const { path, isSure } = await permanentOf(asked, found, (url) =>
      app.readsForPage()({ method: 'GET', url })
    )
    // A permanent address is the record's alone.
    const which = path === asked ? paperQuery(found.route, new URLSearchParams(search.join('?'))) : ''
    return sendPublicText(request, reply, {
      body: renderSVG(`${app.env.PUBLIC_URL}${path}${which}`, { ecc: 'M', border: 4 }),
      type: 'image/svg+xml; charset=utf-8',
      cacheControl: isSure ? 'public, max-age=86400' : 'no-cache',
    })
  })
}
