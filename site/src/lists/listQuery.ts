/** The keys that {@link listQuery} reads. */
export const listKeys = ['q', 'p'] as const

/** What a list's address says (docs/product.md, Lists): `q` what is searched for, `p` the page. */
export interface ListQuery {
  q: string
  p: number
}

/** Reads `q` and `p`; what is no page number is the first page. */
export function listQuery(query: URLSearchParams): ListQuery {
  const p = query.get('p') ?? ''
  const q = (query.get('q') ?? '').replace(/\p{Cc}/gu, ' ').trim()
  // No half of a letter and no space where it is cut: read again from an address it is the same.
  const cut = q
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return { q: cut, p: /^[1-9]\d{0,5}$/.test(p) ? Number(p) : 1 }
}

/** The query of a list's address, without what is as it always is. */
export function listSearch({ q, p }: Partial<ListQuery>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (p && p > 1) search.set('p', String(p))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
