import { useGet } from '@gallery/client'
import { urlOf, type WorkDetail } from '@gallery/contract'
import { RecordSteps } from '@gallery/ui/admin'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { sectionPath, type WorkSection } from './workSections.ts'
import { narrowingOf } from './worksAddress.ts'

interface WorkStepsProps {
  work: Pick<WorkDetail, 'id'>
  section: WorkSection
}

/** The ways to the same part of the works before and after this one, in the list that it was opened from. */
export function WorkSteps({ work, section }: WorkStepsProps) {
  const path = useAdminPath()
  const query = listQuery(useLocation().search)
  const narrowing = narrowingOf(useListAddress())
  const around = useGet(urlOf('/api/works/:work/neighbours', { work: work.id, ...narrowing })).data?.data
  if (around === undefined) return null
  const { previous, next, place, total } = around
  const hrefOf = (id: number) => path(sectionPath(id, section)) + query
  return (
    <RecordSteps
      place={place}
      total={total}
      previousHref={previous ? hrefOf(previous.id) : undefined}
      nextHref={next ? hrefOf(next.id) : undefined}
    />
  )
}
