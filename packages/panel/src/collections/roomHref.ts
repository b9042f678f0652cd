import type { Collection, Language } from '@gallery/contract'
import { collectionHref } from '@gallery/contract/plain'

/** The address of a room for whoever gets its link, whole, so that it can be passed on. */
export function roomHref(link: string, language: Language): string {
  return whole(`/${language}/share/collection/${link}`)
}

/** The whole address by which others come to a collection: its page on the site, or that of its room. */
export function addressOf(collection: Pick<Collection, 'link' | 'public'>, language: Language): string {
  return collection.public ? whole(collectionHref(collection, language)) : roomHref(collection.link, language)
}

function whole(path: string): string {
  return new URL(path, location.origin).href
}
