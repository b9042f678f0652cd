import { InvalidFields, Refusal } from '@gallery/contract'

/**
 * What a write of super users may be refused with, for a route's responses. 507: no room on the disk, or the storage
 * takes nothing.
 */
export const writeRefusals = {
  400: Refusal,
  401: Refusal,
  403: Refusal,
  415: Refusal,
  422: InvalidFields,
  507: Refusal,
}

/** As {@link writeRefusals}, for a write to a record that may not exist. */
export const recordWriteRefusals = { ...writeRefusals, 404: Refusal }
