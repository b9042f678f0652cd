import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser says that a page of another site made it ask: by `Sec-Fetch-Site` (Fetch Metadata) where it knows
 * that, else by `Origin`. Programs that are no browsers say neither and are not refused for it.
 */
export function isFromForeignSite({ headers, server }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined || origin === server.env.PUBLIC_URL) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Whether a form that the browser sends by itself comes from a page of this site: it says so, as every browser does of a
 * POST, since no script has repeated a token.
 */
export function isOwnForm(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  return (site !== undefined || origin !== undefined) && !isFromForeignSite(request)
}
