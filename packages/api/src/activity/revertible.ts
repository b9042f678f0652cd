import type { activity } from '../tables/activity.table.ts'

/**
 * Whether asking to take an entry back makes sense. An import is taken back as an import; what is gone for good, or came
 * from a visitor, stays so, accounts are made and left by their owners, and an invitation is a mail: it is withdrawn.
 */
export function isRevertible({
  kind,
  action,
  record_id,
}: Pick<typeof activity.$inferSelect, 'kind' | 'action' | 'record_id'>): boolean {
  if (record_id === null || action === 'deleted' || kind === 'invitation') return false
  if (kind === 'user') return action === 'changed' || action === 'undone'
  return !(kind === 'message' && action === 'created')
}
