import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Pagination } from '@gallery/ui'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { RecordLink } from './RecordLink.tsx'

/** The records of an import that somebody changed later, a page at a time, each leading to its screen. */
export function KeptRecords({ id }: { id: number }) {
  const { page, href } = useListAddress()
  const { data, failure } = useGet(urlOf('/api/imports/:id/kept', { id, page }), { keep: true })
  if (failure) return <ScreenFailure />
  if (data === undefined) return null
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
