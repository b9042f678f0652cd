import { addressOf } from '@gallery/contract/plain'

/** Where the page of a room tells what is looked at. */
export function roomVisitPath(link: string): string {
  return addressOf('/api/share/collection/:link/visits', { link })
}

/** The picture by which a browser without scripts tells that a room was opened. */
export function roomOpenedPath(link: string): string {
  return addressOf('/api/share/collection/:link/opened.gif', { link })
}
