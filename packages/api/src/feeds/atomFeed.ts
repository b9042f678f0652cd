import type { Language } from '@gallery/contract'
import { translated } from '../translated.ts'
import { element, type Xml } from '../xml.ts'
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
  const name = gallery.name || own
  const changed = news.map(({ updated_at }) => updated_at.getTime())
  const tagline = translated(gallery, 'tagline', language)
  const feed = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    element('id', {}, own),
    element('title', {}, name),
    ...(tagline ? [element('subtitle', {}, tagline)] : []),
    element('updated', {}, new Date(Math.max(0, ...changed)).toISOString()),
    element('author', {}, element('name', {}, name)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: own }),
    element('link', { rel: 'alternate', type: 'text/html', href: home }),
    ...news.map((one) => entry(one, language, publicUrl)),
  ])
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.xml}`
}

function entry(news: News, language: Language, publicUrl: string): Xml {
  const page = `${publicUrl}/${language}/${news.kind === 'other' ? 'events' : 'exhibitions'}/${news.id}`
  const excerpt = translated(news, 'excerpt', language)
  const body = translated(news, 'body', language)
  return element('entry', {}, [
    element('id', {}, `${publicUrl}/${language}/events/${news.id}`),
    element('title', {}, translated(news, 'title', language)),
    element('published', {}, news.created_at.toISOString()),
    element('updated', {}, news.updated_at.toISOString()),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...(excerpt ? [element('summary', {}, excerpt)] : []),
    ...(body ? [element('content', { type: 'html' }, body)] : []),
  ])
}
