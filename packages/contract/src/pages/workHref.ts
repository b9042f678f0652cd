import type { Language } from '../language.ts'
import { slugify } from '../slug.ts'
import { translated } from '../translated.ts'
import type { WorkArtist, WorkSummary } from '../works.ts'

/** What the addresses of a work are made of. */
export type NamedWork = Pick<WorkSummary, 'id' | 'hash' | 'title_es' | 'title_en'>

/** An address with the slug of a work's title at its end, or without when no letter of it can stand in an address. */
function withSlug(path: string, work: NamedWork, language: Language): string {
  const slug = slugify(translated(work, 'title', language).text)
  return slug === '' ? path : `${path}/${slug}`
}

/** A work among its artist's: `/artists/{id}/{slug}/{work}/{title}`. Nobody's works stand under `0/-`. */
export function workHref(
  work: NamedWork & { artist: Pick<WorkArtist, 'id' | 'display'> | null },
  language: Language
): string {
  const artist = work.artist ? `${work.artist.id}/${slugify(work.artist.display) || '-'}` : '0/-'
  return withSlug(`/${language}/artists/${artist}/${work.id}`, work, language)
}

/** A work in a collection: `/collections/{link}/{hash}/{slug}`. */
export function collectionWorkHref(link: string, work: NamedWork, language: Language): string {
  return withSlug(`/${language}/collections/${link}/${work.hash}`, work, language)
}

/** A work in a room: `/share/collection/{link}/{hash}/{slug}`. */
export function sharedCollectionWorkHref(link: string, work: NamedWork, language: Language): string {
  return withSlug(`/${language}/share/collection/${link}/${work.hash}`, work, language)
}

/** A work for whoever has its secret link, hidden or not: `/share/work/{link}`. */
export function sharedWorkHref(link: string, language: Language): string {
  return `/${language}/share/work/${link}`
}
