import type { FastifyRequest } from 'fastify'

/**
 * What fetches pages without anybody looking at them: what shows previews of links in messages and mails, what looks
 * mails through for harm, search engines, and programs. Nobody's browser names itself so.
 */
const machines = new RegExp(
  [
    'bot\\b|bots\\b|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse',
    'whatsapp|telegram|facebookexternal|facebookcatalog|meta-external|skypeuri|slack|discord|viber|snapchat',
    'linkedin|pinterest|embedly|vkshare|outbrain|quora link|iframely|bitlybot|mastodon|bluesky|nuzzel',
    'googleimageproxy|google-read|googleother|feedfetcher|mediapartners|bingpreview|yahoo|yandex|baidu',
    'safelinks|mimecast|barracuda|proofpoint|fortinet|forcepoint|ironport|trendmicro|sophos|symantec|messagelabs',
    'zscaler|urldefense|cisco|kaspersky|avast|mcafee|office existence|microsoft office|ms-office|outlook',
    'curl|wget|python|java\\/|okhttp|axios|node|undici|go-http|libwww|httpclient|http_request|php|ruby|perl|postman',
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
