import { useGet } from '@gallery/client'
import { urlOf, type WorkDetail } from '@gallery/contract'
import { Skeleton } from '@gallery/ui'
import { HoldsNotRead } from './HoldsNotRead.tsx'
import { WorkHolds } from './WorkHolds.tsx'

/** Who a work is held for, beside its record, once that is known. */
export function HoldPart({ work }: { work: WorkDetail }) {
  const { data, failure } = useGet(urlOf('/api/works/:id/holds', { id: work.id }))
  if (data) return <WorkHolds work={work} line={data.data.filter(({ state }) => state !== 'over')} />
  return failure ? <HoldsNotRead work={work.id} /> : <Skeleton />
}
