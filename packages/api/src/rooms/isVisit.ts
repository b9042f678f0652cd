import type { FastifyRequest } from 'fastify'

/**
 * What fetches pages without anybody looking at them: what shows previews of links in messages and mails, what looks
 * mails through for harm, search engines, and programs. Apps in which people read what they were sent
 * (`Telegram-Android`, `[LinkedInApp]`, `[Pinterest/iOS]`), and browsers of those who also look mails through (Avast),
 * are no machines: those go by the names of their bots. CUBOT makes telephones.
 */
const machines = new RegExp(
  [
    '(?<!\\bcu)bot\\b|bots\\b|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse',
    'facebookexternal|facebookcatalog|meta-external|skypeuri|slack-imgproxy|embedly|vkshare|outbrain',
    'quora link|iframely|mastodon|nuzzel',
    'googleimageproxy|google-read|googleother|feedfetcher|mediapartners|yahoomailproxy|yahoocachesystem',
    'safelinks|mimecast|barracuda|proofpoint|fortinet|forcepoint|ironport|trendmicro|sophos|symantec|messagelabs',
    'zscaler|urldefense|office existence|microsoft office|ms-office|microsoft outlook',
    'curl|wget|python|java\\/|okhttp|axios|node-fetch|nodejs|undici|go-http|libwww|httpclient|http_request|php\\/',
    'postman',
  ].join('|'),
  'i'
)

/** Whether a `User-Agent` says that somebody's browser asks, and not a machine. */
export function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith('Mozilla/') === true && !machines.test(userAgent)
}

/** Somebody at a browser: not the gallery looking at its own room, not a machine, nor a browser that fetches what somebody might open. */
export function isVisit({ user, headers, method }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ')
  return (
    user?.super !== true &&
    method !== 'HEAD' &&
    !/prefetch|preview|prerender/.test(purpose) &&
    isBrowser(headers['user-agent'])
  )
}
