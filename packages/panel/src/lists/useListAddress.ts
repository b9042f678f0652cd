import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

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
  /** The address after these changes. A change of anything but `p` leads to the first page. */
  href: (changes: AddressChanges) => string
  /** Goes there. `replace` for what changes at every key. */
  set: (changes: AddressChanges, options?: { replace?: boolean }) => void
}

/** See {@link ListAddress}. */
export function useListAddress(): ListAddress {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const href = useCallback(
    (changes: AddressChanges) => {
      const next = new URLSearchParams(query)
      if (!('p' in changes)) next.delete('p')
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      const text = next.toString()
      return text === '' ? pathname : `${pathname}?${text}`
    },
    [query, pathname]
  )
  return useMemo(
    () => ({
      words: query.get('q') ?? '',
      page: pageIn(query.get('p')),
      value: (name) => query.get(name) || undefined,
      href,
      set: (changes, { replace = false } = {}) => void navigate(href(changes), { replace }),
    }),
    [query, href, navigate]
  )
}

/** The page that a text names; the first for what names none. */
function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
