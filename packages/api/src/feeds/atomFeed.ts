import type { Language } from '@gallery/contract'
import { translated } from '../translated.ts'
import type { News } from './news.queries.ts'

/** Whose news they are, and in which language. */
type NewsHouse = {
  language: Language
  gallery: { name: string; tagline_es: string; tagline_en: string }
  /** Where the site is, without a slash at the end. */
  publicUrl: string
}

/** News as an Atom feed (RFC 4287). An entry keeps its id whatever becomes of its title and address. */
export function atomFeed(news: readonly News[], { language, gallery, publicUrl }: NewsHouse): string {
  const home = `${publicUrl}/${language}`
  const own = `${home}/feed.xml`
  const changed = news.map(({ updated_at }) => updated_at.getTime())
  const tagline = translated(gallery, 'tagline', language)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', own),
    element('title', gallery.name || own),
    ...(tagline ? [element('subtitle', tagline)] : []),
    element('updated', new Date(Math.max(0, ...changed)).toISOString()),
    `<author>${element('name', gallery.name || own)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(own)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    ...news.map((one) => entry(one, language, publicUrl)),
    '</feed>',
  ].join('\n')
}

function entry(news: News, language: Language, publicUrl: string): string {
  const page = `${publicUrl}/${language}/${news.kind === 'other' ? 'events' : 'exhibitions'}/${news.id}`
  const excerpt = translated(news, 'excerpt', language)
  const body = translated(news, 'body', language)
  return [
    '<entry>',
    element('id', `${publicUrl}/${language}/events/${news.id}`),
    element('title', translated(news, 'title', language)),
    element('published', news.created_at.toISOString()),
    element('updated', news.updated_at.toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...(excerpt ? [element('summary', excerpt)] : []),
    ...(body ? [`<content type="html">${escapeXml(body)}</content>`] : []),
    '</entry>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Text as XML takes it: without the control characters that it cannot hold at all. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
