import { useGet } from '@gallery/client'
import { GonePage } from './GonePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { type NamedRecord, namedKey } from './permanentKey.ts'

/** The page of a record that is not there: whether it was, its permanent address tells. */
export function NotThere({ record }: { record: NamedRecord }) {
  const { failure } = useGet(namedKey(record))
  if (failure?.status === 410) return <GonePage kind={record[0]} said={failure.body} />
  return <NotFoundPage />
}
