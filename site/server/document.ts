import { languages } from '@gallery/contract'
import type { RenderedPage } from '../src/entry-server.tsx'

/** The files that a page names, by their addresses. */
export interface PageAssets {
  styles: readonly string[]
  /** Fetched before the stylesheet that names them has been read. */
  fonts: readonly string[]
  /** The browser's entry. */
  script: string
  /** Modules that the entry will ask for. */
  modules: readonly string[]
}

interface DocumentParts {
  page: RenderedPage
  assets: PageAssets
  /** The site's public address without a slash at its end. */
  origin: string
  /** Path and query of the request. */
  url: string
}

/** The whole document: markup first, scripts last and at low priority, so that they do not hold up the first paint. */
export function document({ page, assets, origin, url }: DocumentParts): string {
  const { head, language } = page
  const description = head.description ?? ''
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(page.secret || page.status !== 200
      ? ['<meta name="robots" content="noindex">']
      : addresses(origin, url, head.title, description)),
    `</head><body><div id="root">${page.body}</div>`,
    `<script id="seed" type="application/json">${escapeJson(page.seed)}</script>`,
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
    '</body></html>',
  ].join('')
}

/** Where the page is to be found, in which languages, and what is shown of it when it is passed on. */
function addresses(origin: string, url: string, title: string, description: string): string[] {
  const { pathname, searchParams } = new URL(url, origin)
  const page = searchParams.get('p')
  const search = page && /^\d+$/.test(page) ? `?p=${page}` : ''
  const inLanguage = (language: string) =>
    escapeHtml(`${origin}/${language}${pathname.replace(/^\/[^/]*/, '')}${search}`)
  return [
    `<link rel="canonical" href="${escapeHtml(origin + pathname + search)}">`,
    ...languages.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${inLanguage(language)}">`
    ),
    `<link rel="alternate" hreflang="x-default" href="${inLanguage('es')}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    '<meta property="og:type" content="website">',
  ]
}

/** Text as it stands in markup and in quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
