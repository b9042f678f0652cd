import type { Failure } from '@gallery/client'
import { report } from '@gallery/client'
import { Author } from '@gallery/contract'
import { z } from 'zod'

/** Why a record was not saved. */
export type Refused<Record> =
  /** The server was not reached. */
  | { kind: 'offline' }
  | { kind: 'invalid'; errors: Failure['errors'] }
  /** Somebody saved since: the record as it is now, by whom (null where nobody is known) and when. */
  | { kind: 'stale'; current: Record; by: Author; at: string }
  /** For a reason that has been said already. */
  | { kind: 'idle' }

/** Statuses that a record's form shows in its own way: no answer, a conflict, what is wrong with its fields. For `send`. */
export const shownByRecords = { handles: [0, 409, 422] } as const

const Stale = z.object({
  data: z.object({ updated_at: z.string() }),
  by: Author,
})

/** Reads a failed saving. */
export function refusedAs<Record>(failure: Failure): Refused<Record> {
  if (failure.status === 0) return { kind: 'offline' }
  if (failure.status === 422) return { kind: 'invalid', errors: { ...failure.errors } }
  if (failure.status === 409) {
    const stale = Stale.safeParse(failure.body)
    if (stale.success) {
      const { data, by } = stale.data
      return { kind: 'stale', current: current<Record>(failure.body), by, at: data.updated_at }
    }
    report(failure)
  }
  return { kind: 'idle' }
}

/** The record in the answer, whose shape the API has checked. */
function current<Record>(body: unknown): Record
function current(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}
