import { type Language, languages } from '@gallery/contract'
import type { RenderedPage } from '../src/entry-server.tsx'
import type { Head } from '../src/head/head.ts'
import { escapeHtml, escapeJson } from './escape.ts'

/** Asks search engines to keep nothing of a page. */
export const noIndex = '<meta name="robots" content="noindex">'

interface HeadTagsOf {
  page: Pick<RenderedPage, 'head' | 'language' | 'findable'>
  /** The site's public address without a slash at its end. */
  origin: string
  /** Path and query of the request. */
  url: string
}

/**
 * What a page says to who finds it: where it is, in which languages, what is shown of it when it is passed on, and what
 * it is about. What is not for search engines is only passed on.
 */
export function headTags({ page: { head, language, findable }, origin, url }: HeadTagsOf): string[] {
  const { pathname, searchParams } = new URL(url, origin)
  // A page answers with a slash at the end too; it is the same page.
  const place = { pathname: pathname.replace(/\/+$/, ''), search: pageOf(searchParams), origin }
  const paths = head.canonical ?? head.paths
  const own = addressIn(language, paths, place)
  if (!findable) return [noIndex, ...cards(head, own, language, origin)]
  return [
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    ...alternates(paths, place),
    ...cards(head, own, language, origin),
    ...(head.data ?? []).map((data) => {
      const whole = { '@context': 'https://schema.org', ...wholeAddresses(data, origin) }
      return `<script type="application/ld+json">${escapeJson(whole)}</script>`
    }),
  ]
}

interface Place {
  pathname: string
  /** What of the query is part of the address. */
  search: string
  origin: string
}

/** The pages of a list are places of their own; what was searched for is not. */
function pageOf(query: URLSearchParams): string {
  const page = query.get('p')
  return page !== null && /^[1-9]\d*$/.test(page) && page !== '1' ? `?p=${page}` : ''
}

function addressIn(language: Language, paths: Head['paths'], { pathname, search, origin }: Place): string {
  return origin + (paths?.[language] ?? `/${language}${pathname.replace(/^\/[^/]*/, '')}`) + search
}

/** The page in each language, where there is more than one; who speaks neither is shown the Spanish one. */
function alternates(paths: Head['paths'], place: Place): string[] {
  const existing = languages.filter((each) => paths === undefined || paths[each] !== undefined)
  if (existing.length < 2) return []
  const link = (name: string, language: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(addressIn(language, paths, place))}">`
  return [...existing.map((language) => link(language, language)), link('x-default', 'es')]
}

const locales: Readonly<Record<Language, string>> = { es: 'es_AR', en: 'en_US' }

/** Open Graph and Twitter. */
function cards(
  { title, description = '', image }: Head,
  own: string,
  language: Language,
  origin: string
): string[] {
  const properties: [name: string, content: string | number][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:url', own],
    ['og:locale', locales[language]],
  ]
  if (image) {
    properties.push(['og:image', origin + image.path])
    properties.push(['og:image:width', image.width], ['og:image:height', image.height])
  }
  return [
    ...properties.map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ]
}

const addresses: ReadonlySet<string> = new Set(['url', 'image', 'item', 'contentUrl'])

/** Structured data with every address of the site made whole. */
function wholeAddresses(data: object, origin: string): object {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, whole(name, value, origin)]))
}

function whole(name: string, value: unknown, origin: string): unknown {
  if (typeof value === 'string') return addresses.has(name) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((each) => whole(name, each, origin))
  return typeof value === 'object' && value !== null ? wholeAddresses(value, origin) : value
}
