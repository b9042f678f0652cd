import { superUrlOf } from '@gallery/contract'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { CollectionEditor } from './CollectionEditor.tsx'
import { collectionIdIn } from './collectionKey.ts'
import { sectionOf, sectionPath } from './collectionSections.ts'

/** One collection, by whichever of the two doors: an address with a former link or door leads to the present one. */
export function CollectionPage() {
  const path = useAdminPath()
  const { pathname, search, state } = useLocation()
  const { key = '', section: named } = useParams()
  const id = collectionIdIn(key)
  const section = sectionOf(named)
  if (id === undefined) return <ScreenFailure missing />
  return (
    <RecordScreen read={superUrlOf('/api/collections/:key', { key: id })}>
      {({ data }) => {
        const own = path(sectionPath(data, section))
        if (pathname !== own) return <Navigate to={own + search} state={state} replace />
        return <CollectionEditor key={data.id} collection={data} section={section} />
      }}
    </RecordScreen>
  )
}
