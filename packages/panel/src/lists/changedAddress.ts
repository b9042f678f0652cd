import type { AddressChanges } from './useListAddress.ts'

/** The address of a list, whose query is given, after changes. A change of anything but `p` leads to the first page. */
export function changedAddress(
  pathname: string,
  query: URLSearchParams | string,
  changes: AddressChanges
): string {
  const next = new URLSearchParams(query)
  if (!('p' in changes)) next.delete('p')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}
