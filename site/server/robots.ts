import { languages } from '@gallery/contract'

/** What is nobody's to find, beneath a language: what is somebody's own, secret or staff's. */
const ownPages = ['auth', 'share', 'user', 'appointments', 'admin']

/** What crawlers are asked to leave alone, and where the list of all else is. */
export function robots(origin: string): string {
  const closed = ['api', 'auth', ...languages.flatMap((each) => ownPages.map((page) => `${each}/${page}`))]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: /${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
