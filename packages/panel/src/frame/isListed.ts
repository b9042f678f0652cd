import { type EndpointName, readAt } from '@gallery/contract'

/** The lists of the panel that others change all day long, what is counted beside them, and the calendar. */
const listed: ReadonlySet<EndpointName | undefined> = new Set([
  'GET /api/appointments',
  'GET /api/appointments/holds',
  'GET /api/events',
  'GET /api/messages',
  'GET /api/places/agenda',
  'GET /api/works',
  'GET /api/works/counts',
] as const)

/** Whether a read is one of a list. A record may have a form open in which somebody writes: it is left as it is. */
export function isListed(path: string): boolean {
  return listed.has(readAt(path))
}
