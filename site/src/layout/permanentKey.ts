import type { PermanentAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** The read that says where the record of a permanent address is; of a name that is none's the API says so. */
export function permanentKey(record = ''): Url<PermanentAnswer> {
  return urlOf('/api/id/:record', { record })
}
