import { urlOf } from '@gallery/contract'
import { useParams } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { ArtistEditor } from './ArtistEditor.tsx'

/** One artist: names, image, both biographies, works and events, and the way to make one of two. */
export function ArtistPage() {
  const id = Number(useParams().id)
  if (!Number.isSafeInteger(id) || id < 1) return <ScreenFailure missing />
  return (
    <RecordScreen read={urlOf('/api/artists/:id?showAll=1', { id })}>
      {({ data }) => <ArtistEditor key={data.id} artist={data} />}
    </RecordScreen>
  )
}
