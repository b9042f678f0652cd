import { useGet } from '@gallery/client'
import { idIn } from '@gallery/contract/plain'
import { GonePage } from './GonePage.tsx'
import { LeadOn } from './LeadOn.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { type NamedRecord, namedKey } from './permanentKey.ts'

/** The page of a record that is not there: whether it was, and what it became part of, its permanent address tells. */
export function NotThere({ record }: { record: NamedRecord }) {
  const { data: found, failure } = useGet(namedKey(record))
  const [kind, part] = record
  if (failure?.status === 410) return <GonePage kind={kind} said={failure.body} />
  const id = idIn(part)
  // Only to another record: a page that leads to itself leads in a circle.
  if (found && id !== undefined && found.data.id !== id) return <LeadOn pages={found.data.pages} />
  return <NotFoundPage />
}
