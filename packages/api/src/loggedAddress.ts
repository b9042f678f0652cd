/** What nobody types in: numbers, days and words of ours. All else that stands after the `?` may be a name or an address. */
const ours = new Set([
  ...['page', 'per_page', 'perPage', 'days', 'from', 'to', 'year', 'decade', 'width', 'size', 'id', 'older'],
  ...['language', 'sort', 'kind', 'state', 'status', 'action', 'only', 'list', 'all', 'showAll', 'public'],
])

/**
 * How the log shows an address. Links from mails open doors, so the long random part of a path does not reach it; nor does
 * what somebody searched for or an e-mail address.
 */
export function loggedAddress(url: string): string {
  const [path = '', ...rest] = url.split('?')
  // Part by part: one pattern for all would look at a long path once for each of its signs.
  const parts = path.replace(/[\w-]{32,}/g, '…').split('/')
  const shown = parts.map((part) => (/@|%40/i.test(part) ? '…' : part)).join('/')
  return rest.length === 0 ? shown : `${shown}?${rest.join('?').split('&').map(shownPart).join('&')}`
}

/** A part of the query, `page=2`; of one that somebody typed only the name. */
function shownPart(part: string): string {
  const [name = '', ...rest] = part.split('=')
  const value = rest.join('=')
  if (!/^\w{1,31}$/.test(name)) return '…'
  return ours.has(name) && /^[\w:.,-]{0,31}$/.test(value) ? part : `${name}=…`
}
