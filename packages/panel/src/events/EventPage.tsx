import { urlOf } from '@gallery/contract'
import { useParams } from 'react-router-dom'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { EventEditor } from './EventEditor.tsx'

/** One event. */
export function EventPage() {
  const { id = '', section } = useParams()
  return (
    <RecordScreen read={urlOf('/api/events/:id', { id: Number(id) })}>
      {({ data }) => <EventEditor key={data.id} event={data} section={section} />}
    </RecordScreen>
  )
}
