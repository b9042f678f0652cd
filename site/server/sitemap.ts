import { type Language, languages } from '@gallery/contract'
import { escapeHtml } from './escape.ts'
import type { Paths } from './publicPaths.ts'

/** A page that may be found. */
interface Place {
  paths: Paths
  /** When it last changed, where that is known. */
  updated_at?: Date
}

/**
 * Pages as search engines take them (sitemaps.org): each in every language in which it exists, and each of those with
 * all of them beside it.
 */
export function sitemap(places: Iterable<Place>, origin: string): string {
  const entries: string[] = []
  for (const { paths, updated_at } of places) {
    const beside = alternates(paths, origin)
    const last = updated_at ? lastmod(updated_at) : ''
    for (const path of Object.values(paths))
      entries.push(`<url><loc>${origin}${escapeHtml(path)}</loc>${last}${beside}</url>`)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** The one file that names all others, which are too many addresses for one. */
export function sitemapIndex(files: readonly { path: string; updated_at?: Date }[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map(
      ({ path, updated_at }) =>
        `<sitemap><loc>${origin}${path}</loc>${updated_at ? lastmod(updated_at) : ''}</sitemap>`
    ),
    '</sitemapindex>\n',
  ].join('\n')
}

function alternates(paths: Paths, origin: string): string {
  const existing = languages.filter((language) => paths[language] !== undefined)
  if (existing.length < 2) return ''
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${origin}${escapeHtml(paths[language] ?? '')}"/>`
  return [...existing.map((language) => link(language, language)), link('x-default', 'es')].join('')
}

function lastmod(instant: Date): string {
  return `<lastmod>${instant.toISOString()}</lastmod>`
}
