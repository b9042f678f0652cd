import type { Origin } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'

/** Who writes, and when by the server's clock. `by` is null for the demo and the command line. */
export type Writing = {
  now: Date
  by: number | null
  /** Where the write comes from. @default the panel where somebody is named, otherwise the site */
  origin?: Origin
  /** The import that writes. */
  batch?: number
  /** The entry of the log that is taken back. */
  undoes?: number
}

/** The writing of a request: take it once, so that all that one request writes bears one time. */
export function writingOf(request: FastifyRequest): Writing {
  return { now: request.server.clock(), by: request.user?.id ?? null }
}

/** The audit columns of a new row. */
export function created({ now, by }: Writing) {
  return { created_at: now, created_by: by, updated_at: now, updated_by: by }
}

/**
 * What every change leaves on a row; `updatedAt` is its table's column. Two changes within a millisecond still get two
 * different instants.
 */
export function stamp(updatedAt: AnyPgColumn, { now, by }: Writing) {
  return {
    updated_at: sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`,
    updated_by: by,
  }
}
