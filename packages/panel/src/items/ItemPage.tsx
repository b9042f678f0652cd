import { superUrlOf } from '@gallery/contract'
import { useParams } from 'react-router-dom'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { ItemEditor } from './ItemEditor.tsx'

/** One item by its id or its hash. */
export function ItemPage() {
  const { id = '', section } = useParams()
  return (
    <RecordScreen read={superUrlOf('/api/items/:id', { id: /^\d+$/.test(id) ? Number(id) : id })}>
      {({ data }) => <ItemEditor key={data.id} item={data} section={section} />}
    </RecordScreen>
  )
}
