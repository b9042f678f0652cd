import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { findRoute } from './findRoute.ts'
import { knownQuery } from './knownQuery.ts'

/** Of the address's query what the page reads, as its route says: the server has drawn it from no more than that. */
export function useQuery(): URLSearchParams {
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const found = findRoute(pathname)
    return found ? knownQuery(found.route, query) : query
  }, [pathname, search])
}
