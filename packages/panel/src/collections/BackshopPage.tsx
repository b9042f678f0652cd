import { CollectionList } from './CollectionList.tsx'

/** The public collections: the back room, the other door of the same screens. */
export function BackshopPage() {
  return <CollectionList isPublic />
}
