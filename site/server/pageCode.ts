import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { sendPublicText } from './sendText.ts'

/** A path of this site, as far as a code can hold it and a camera read it. */
const Query = z.object({
  path: z
    .string()
    .regex(/^\/(?!\/)[^\s?#\\]*$/)
    .max(400),
})

/** `/qr.svg?path=/es/about`: the address of a page as a QR code, for its printed foot. Read with a seventh covered. */
export function servePageCode(app: FastifyInstance): void {
  app.get('/qr.svg', { config: { counted: true }, schema: { hide: true } }, (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return reply.callNotFound()
    return sendPublicText(request, reply, {
      body: renderSVG(`${app.env.PUBLIC_URL}${query.data.path}`, { ecc: 'M', border: 4 }),
      type: 'image/svg+xml; charset=utf-8',
      cacheControl: 'public, max-age=86400',
    })
  })
}
