import { CollectionList } from './CollectionList.tsx'

/** The private collections and the rooms made of them. */
export function CollectionsPage() {
  return <CollectionList isPublic={false} />
}
