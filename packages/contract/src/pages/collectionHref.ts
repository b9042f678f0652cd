import type { Collection } from '../collections.ts'
import type { Language } from '../language.ts'

/** The address of a public collection's page. */
export function collectionHref({ link }: Pick<Collection, 'link'>, language: Language): string {
  return `/${language}/collections/${link}`
}

/** Where a super user edits a collection: the back room is public, the rest private. Beneath `/admin/`. */
export function collectionEditPath({
  id,
  link,
  public: isPublic,
}: Pick<Collection, 'id' | 'link' | 'public'>): string {
  return `${isPublic ? 'backshop' : 'collections'}/${link}-${id}`
}
