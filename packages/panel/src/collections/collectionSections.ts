import type { Collection } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'

/** The parts of a collection's record that are open at an address of their own. */
const collectionSections = ['rooms', 'image'] as const
export type CollectionSection = (typeof collectionSections)[number]

/** The part that an address names; none for the record itself and for what names none. */
export function sectionOf(name: string | undefined): CollectionSection | undefined {
  return collectionSections.find((section) => section === name)
}

/** The path of a part beneath the panel; without one that of the record. */
export function sectionPath(
  collection: Pick<Collection, 'id' | 'link' | 'public'>,
  section?: CollectionSection
): string {
  const record = collectionEditPath(collection)
  return section === undefined ? record : `${record}/${section}`
}
