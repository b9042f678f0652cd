import { CollectionList } from './CollectionList.tsx'

/** The private collections and the rooms made of them (spec §2, admin routes). */
export function CollectionsPage() {
  return <CollectionList isPublic={false} />
}
