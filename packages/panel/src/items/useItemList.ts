import { itemKinds, itemSorts, urlOf } from '@gallery/contract'
import { useMemo } from 'react'
import { useListAddress } from '../lists/useListAddress.ts'

/** The filters of the list beside its search, by their names in the address and in the API. */
const filters = ['public', 'archive', 'kind', 'active', 'image', 'english', 'tag', 'artist'] as const

/** The kinds to narrow by: YouTube's and Vimeo's are videos like any other. */
export const listedKinds = itemKinds.filter((kind) => kind !== 'youtube' && kind !== 'vimeo')

/** What the address says of the list of items, and the read that answers it. */
export function useItemList() {
  const address = useListAddress()
  const { words, page, value } = address
  return useMemo(() => {
    const query = {
      query: words,
      ...Object.fromEntries(filters.flatMap((name) => [[name, value(name) ?? '']])),
      sort: itemSorts.find((sort) => sort === value('s')),
    }
    return {
      ...address,
      query,
      key: urlOf('/api/items?showAll=1', { ...query, page }),
      isNarrowed: words !== '' || filters.some((name) => value(name) !== undefined),
      clear: () => address.set({ q: null, ...Object.fromEntries(filters.map((name) => [name, null])) }),
    }
  }, [address, words, page, value])
}

export type ItemList = ReturnType<typeof useItemList>
