import { superUrlOf } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { CollectionEditor } from './CollectionEditor.tsx'
import { collectionIdIn } from './collectionKey.ts'

/** One collection, by whichever of the two doors: an address with a former link or door leads to the present one. */
export function CollectionPage() {
  const path = useAdminPath()
  const { pathname, search } = useLocation()
  const id = collectionIdIn(useParams().key ?? '')
  if (id === undefined) return <ScreenFailure missing />
  return (
    <RecordScreen read={superUrlOf('/api/collections/:key', { key: id })}>
      {({ data }) => {
        const own = path(collectionEditPath(data))
        if (pathname !== own) return <Navigate to={own + search} replace />
        return <CollectionEditor key={data.id} collection={data} />
      }}
    </RecordScreen>
  )
}
