import type { activity } from './activity.table.ts'

/**
 * Whether asking to take an entry back makes sense. Bookings and who has the panel have rules of their own, and their
 * own screens; an import is taken back as an import; what is gone for good, or came from a visitor, stays so.
 */
export function isRevertible({
  kind,
  action,
  record_id,
}: Pick<typeof activity.$inferSelect, 'kind' | 'action' | 'record_id'>): boolean {
  if (record_id === null || action === 'deleted') return false
  if (kind === 'appointment' || kind === 'user') return false
  return !(kind === 'message' && action === 'created')
}
