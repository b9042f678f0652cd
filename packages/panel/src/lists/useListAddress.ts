import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { changedAddress } from './changedAddress.ts'
import { useHrefNow } from './useHrefNow.ts'

/** Parts of the address of a list: `null` takes one out. */
export type AddressChanges = Readonly<Record<string, string | null>>

/** A list's search, page and filters, which live in its address. */
export interface ListAddress {
  /** The search, `q`. */
  words: string
  /** The page, `p`; 1 at least. */
  page: number
  /** A filter's value, or undefined where it is not set. */
  value: (name: string) => string | undefined
  /** The address after these changes, for a link. A change of anything but `p` leads to the first page. */
  href: (changes: AddressChanges) => string
  /** Goes there from where the browser is by then: what was set a moment before holds. `replace` for what changes at every key. */
  set: (changes: AddressChanges, options?: { replace?: boolean }) => void
}

/** See {@link ListAddress}. */
export function useListAddress(): ListAddress {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hrefNow = useHrefNow()

  const href = useCallback(
    (changes: AddressChanges) => changedAddress(pathname, query, changes),
    [query, pathname]
  )
  return useMemo(
    () => ({
      words: query.get('q') ?? '',
      page: pageIn(query.get('p')),
      value: (name) => query.get(name) || undefined,
      href,
      set: (changes, { replace = false } = {}) => void navigate(hrefNow(changes), { replace }),
    }),
    [query, href, hrefNow, navigate]
  )
}

/** The page that a text names; the first for what names none. */
function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
