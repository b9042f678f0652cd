/** The part of an address that a record of the list keeps, so that it knows its list; `?` and all, or nothing. */
export function listQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const own of ['p', 'new']) query.delete(own)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
