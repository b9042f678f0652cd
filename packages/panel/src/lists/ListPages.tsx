import { Pagination } from '@gallery/ui'
import type { ListAddress } from './useListAddress.ts'

interface ListPagesProps {
  address: Pick<ListAddress, 'page' | 'href'>
  lastPage: number
}

/** The pages of a list, whose number lives in its address; the first one's address says none. */
export function ListPages({ address: { page, href }, lastPage }: ListPagesProps) {
  return (
    <Pagination page={page} lastPage={lastPage} pageHref={(p) => href({ p: p === 1 ? null : String(p) })} />
  )
}
