import type { ReactNode } from 'react'
import { useQuery } from '../routing/useQuery.ts'
import { citationPart } from './citationPart.ts'
import { type Cited, citedStyle } from './citeQuery.ts'

/** How the record of a page is cited, where the address asks for it; else null. @param path of the record's page */
export function useCited(cited: Cited, path: string): ReactNode {
  return citedStyle(useQuery()) ? <citationPart.Page cited={cited} path={path} /> : null
}
