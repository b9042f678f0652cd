import type { Options } from '@gallery/contract'
import type { Db } from './db/db.ts'
import type { Env } from './env/env.ts'

/** What the rules of booking need to know of the house at the moment of a request. */
export type Office = {
  db: Db
  now: Date
  /** The gallery's time zone. */
  zone: string
  /** Where the site is, without a slash at the end. */
  publicUrl: string
  /** How long an unconfirmed booking holds its place, in milliseconds (`BOOKING_HOLD`). */
  hold: number
  /** What the gallery's options say, where they were read already: before anything was locked. */
  options?: Options
}

/** The office as it is now. Take it once per request: one request sees one time. */
export function officeOf({ db, clock, env }: { db: Db; clock(): Date; env: Env }): Office {
  return { db, now: clock(), zone: env.GALLERY_TZ, publicUrl: env.PUBLIC_URL, hold: env.BOOKING_HOLD }
}
