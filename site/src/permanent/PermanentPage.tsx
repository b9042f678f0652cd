import { useGet } from '@gallery/client'
import { permanentRecord } from '@gallery/contract/plain'
import { useParams } from 'react-router-dom'
import { DetailPage } from '../layout/DetailPage.tsx'
import { GonePage } from '../layout/GonePage.tsx'
import { LeadOn } from '../layout/LeadOn.tsx'
import { permanentKey } from '../layout/permanentKey.ts'

/** Where a permanent address has no other page to lead to: its record is gone, or was never there. */
export function PermanentPage() {
  const { record } = useParams()
  const read = permanentKey(record)
  const { failure } = useGet(read)
  if (failure?.status === 410) return <GonePage kind={permanentRecord(record)?.kind} said={failure.body} />
  return <DetailPage read={read}>{({ data: { pages } }) => <LeadOn pages={pages} />}</DetailPage>
}
