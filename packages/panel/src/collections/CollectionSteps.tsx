import { useGet } from '@gallery/client'
import { type Collection, type CollectionDetail, urlOf } from '@gallery/contract'
import { RecordSteps } from '@gallery/ui/admin'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { type CollectionSection, sectionPath } from './collectionSections.ts'
import { collectionSortIn } from './collectionSort.ts'

interface CollectionStepsProps {
  collection: CollectionDetail
  section: CollectionSection | undefined
}

/** The ways to the same part of the collections before and after this one, in the list that it was opened from. */
export function CollectionSteps({ collection, section }: CollectionStepsProps) {
  const path = useAdminPath()
  const query = listQuery(useLocation().search)
  const { words, value } = useListAddress()
  const url = urlOf('/api/collections/:key/neighbours', {
    key: collection.id,
    search: words,
    public: collection.public,
    sort: collectionSortIn(value('s')),
  })
  const around = useGet(url).data?.data
  if (around === undefined) return null
  const { previous, next, place, total } = around
  const hrefOf = (other: Pick<Collection, 'id' | 'link' | 'public'>) =>
    path(sectionPath(other, section)) + query
  return (
    <RecordSteps
      place={place}
      total={total}
      previousHref={previous ? hrefOf(previous) : undefined}
      nextHref={next ? hrefOf(next) : undefined}
    />
  )
}
