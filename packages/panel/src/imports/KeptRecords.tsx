import { useGet, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Pagination } from '@gallery/ui'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { RecordLink } from './RecordLink.tsx'

/** The records of an import that somebody changed later, a page at a time, each leading to its screen. */
export function KeptRecords({ id }: { id: number }) {
  const reread = useReread()
  const { page, href } = useListAddress()
  const { data, failure } = useGet(urlOf('/api/imports/:id/kept', { id, page }), { keep: true })
  if (data === undefined)
    return failure ? <ScreenFailure onRetry={() => void reread('/api/imports')} /> : null
  return (
    <>
      <ul>
        {data.data.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <RecordLink kind={each.kind} id={each.id}>
              {each.title}
            </RecordLink>
          </li>
        ))}
      </ul>
      {data.meta.last_page > 1 ? (
        <Pagination page={page} lastPage={data.meta.last_page} pageHref={(to) => href({ p: String(to) })} />
      ) : null}
    </>
  )
}
