import { superUrlOf } from '@gallery/contract'
import { useParams } from 'react-router-dom'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { WorkScreen } from './WorkScreen.tsx'
import { sectionOf } from './workSections.ts'

/** One work: what is written about it, its pictures, its movements, where it hangs. */
export function WorkPage() {
  const { id = '', section } = useParams()
  return (
    <RecordScreen read={superUrlOf('/api/works/:work', { work: id })}>
      {({ data }) => <WorkScreen key={data.id} work={data} section={sectionOf(section)} />}
    </RecordScreen>
  )
}
