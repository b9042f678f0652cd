import type { ActivityEntry } from '@gallery/contract'
import { isMany } from './isMany.ts'

/** What may be done about an entry; nothing where the record went since, or is where it would go. */
export function actOf(entry: ActivityEntry): 'restore' | 'undo' | 'back' | undefined {
  const { action, record, revertible } = entry
  if (!revertible) return undefined
  if (isMany(entry)) return action === 'binned' ? 'restore' : action === 'changed' ? 'back' : 'undo'
  const isGone = record.path === null && !record.binned
  if (isGone) return undefined
  if (action === 'binned') return record.binned ? 'restore' : undefined
  if (record.binned) return undefined
  return action === 'changed' ? 'back' : 'undo'
}
