import { useGet } from '@gallery/client'
import { idIn } from '@gallery/contract/plain'
import type { ReactNode } from 'react'
import { GonePage } from './GonePage.tsx'
import { LeadOn } from './LeadOn.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { type NamedRecord, namedKey } from './namedRecord.ts'

interface NotThereProps {
  record: NamedRecord
  /** What stands there until it is known whether the record was. */
  waiting: ReactNode
}

/** The page of a record that is not there: whether it was, and what it became part of, its permanent address tells. */
export function NotThere({ record, waiting }: NotThereProps) {
  const read = namedKey(record)
  const { data: found, failure } = useGet(read)
  const [kind, part] = record
  if (read !== null && !found && !failure) return waiting
  if (failure?.status === 410) return <GonePage kind={kind} said={failure.body} />
  const id = idIn(part)
  // Only to another record: a page that leads to itself leads in a circle.
  if (found && id !== undefined && found.data.id !== id) return <LeadOn pages={found.data.pages} />
  return <NotFoundPage />
}
