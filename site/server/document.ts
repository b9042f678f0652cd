import tokens from '@gallery/ui/tokens.json' with { type: 'json' }
import type { RenderedPage } from '../src/entry-server.tsx'
import { escapeHtml, escapeJson } from './escape.ts'
import { headTags, noIndex } from './headTags.ts'
import { recordMeta } from './recordMeta.ts'
import { shownRecord } from './shownRecord.ts'
import { recordData } from './structuredData/recordData.ts'

/** The files that a page names, by their addresses. */
export interface PageAssets {
  styles: readonly string[]
  /** Fetched before the stylesheet that names them has been read. */
  fonts: readonly string[]
  /** Fetches the others in good time; none while developing. */
  start?: string
  /** The browser's entry. */
  script: string
  /** Modules that the entry will ask for. */
  modules: readonly string[]
}

interface DocumentParts {
  page: RenderedPage
  assets: PageAssets
  /** The text of the script in the head, which keeps what is pressed before the others are there. */
  early: string
  /** The site's public address without a slash at its end. */
  origin: string
  /** Path and query of the request. */
  url: string
}

/** What a browser paints its own frame with. */
const themeColors = (['light', 'dark'] as const).map((theme) => {
  const paper = tokens[theme].color.paper.$value.hex
  return `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${theme})">`
})

/** The whole document: markup first, scripts that are fetched last and late, so that they do not hold up what it opens with. */
export function document({ page, assets, early, origin, url }: DocumentParts): string {
  const { head, language } = page
  const description = head.description ?? ''
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    early === '' ? '' : `<script>${early}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${isRefusal(page) ? 'Error: ' : ''}${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...themeColors,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/${language}/manifest.webmanifest">`,
    `<link rel="alternate" type="text/calendar" href="/${language}/events.ics">`,
    `<link rel="alternate" type="application/atom+xml" href="/${language}/feed.xml">`,
    ...(page.secret || page.status !== 200 ? [noIndex] : tagsOf(page, origin, url)),
    `</head><body><div id="root">${page.body}</div>`,
    `<script id="seed" type="application/json">${escapeJson(page.seed)}</script>`,
    scripts(assets, page),
    '</body></html>',
  ].join('')
}

/** What a page says to who finds it, and to who collects what it shows. */
function tagsOf(page: RenderedPage, origin: string, url: string): string[] {
  const shown = shownRecord(page, origin)
  const data = [...(shown ? [recordData(page, shown)] : []), ...(page.head.data ?? [])]
  return [
    ...headTags({ page: { ...page, head: { ...page.head, data } }, origin, url }),
    ...recordMeta(page, shown, origin),
  ]
}

/** Whether a form was sent that was not taken: without scripts the title is the first that is read out. */
function isRefusal({ seed: { sent } }: RenderedPage): boolean {
  return sent !== undefined && sent.status >= 400
}

function scripts({ start, script, modules }: PageAssets, { needsScripts }: RenderedPage): string {
  return start === undefined
    ? `<script type="module" src="${script}"></script>`
    : `<script async src="${start}" data-entry="${script}" data-modules="${modules.join(' ')}"${needsScripts ? ' data-now' : ''}></script>`
}
