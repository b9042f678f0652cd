import type { PermanentAnswer, Url } from '@gallery/contract'
import { permanentName, permanentRecord, urlOf } from '@gallery/contract/plain'

/** The read that says where the record of a permanent address is; null for a name that can be none's. */
export function permanentKey(name: string | undefined): Url<PermanentAnswer> | null {
  const record = permanentRecord(name)
  return record ? urlOf('/api/id/:record', { record: permanentName(record) }) : null
}
