import { urlOf } from '@gallery/contract'
import { useParams } from 'react-router-dom'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { ArchiveEditor } from './ArchiveEditor.tsx'

/** One archive: what is written about it, whom it is about, its items. */
export function ArchivePage() {
  const id = Number(useParams().id)
  if (!Number.isSafeInteger(id)) return <ScreenFailure missing />
  return (
    <RecordScreen read={urlOf('/api/archives/:id', { id })}>
      {({ data }) => <ArchiveEditor key={data.id} archive={data} />}
    </RecordScreen>
  )
}
