import { superUrlOf } from '@gallery/contract'
import { collectionEditPath } from '@gallery/contract/plain'
import { Navigate, useParams } from 'react-router-dom'
import { collectionIdIn } from '../collections/collectionKey.ts'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { RoomPeople } from './RoomPeople.tsx'

/** Who has a link of their own to a room, what they looked at, and what the room tells. */
export function RoomPeoplePage() {
  const path = useAdminPath()
  const id = collectionIdIn(useParams().key ?? '')
  if (id === undefined) return <ScreenFailure missing />
  return (
    <RecordScreen read={superUrlOf('/api/collections/:key', { key: id })}>
      {({ data }) =>
        // A public collection is everybody's: it has no people.
        data.public ? <Navigate to={path(collectionEditPath(data))} replace /> : <RoomPeople room={data} />
      }
    </RecordScreen>
  )
}
