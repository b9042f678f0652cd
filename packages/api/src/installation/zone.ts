import type { Db } from '../db/db.ts'
import { installation } from '../tables/installation.table.ts'
import { installationSecret } from './installationKey.ts'

/** The time zone in which the gallery's days and hours were made; empty while none is noted. */
export async function keptZone(db: Db): Promise<string> {
  const [row] = await db.select({ zone: installation.zone }).from(installation)
  return row?.zone ?? ''
}

/** Notes a time zone, whichever was noted before. */
export async function keepZone(db: Db, zone: string): Promise<void> {
  await installationSecret(db)
  await db.update(installation).set({ zone })
}

/** Two time zones that are not the same: the one that is noted, and the one that is configured. */
export type OtherZone = { kept: string; configured: string }

/** The zone that is noted, where another is configured; null where they agree, or none is noted. */
export async function findOtherZone(db: Db, configured: string): Promise<OtherZone | null> {
  const kept = await keptZone(db)
  return kept === '' || nameOf(kept) === nameOf(configured) ? null : { kept, configured }
}

/** What is so, and what to do about it. */
export function zoneWarning({ kept, configured }: OtherZone): { says: string; todo: string } {
  return {
    says: `GALLERY_TZ is ${configured}, and this gallery’s days and hours were made in ${kept}`,
    todo: `Visits are shown, mailed and counted at other hours than they were made for, and nobody is reminded of a visit: set GALLERY_TZ to ${kept}. If the gallery has moved, “gallery zone --accept” notes the new one.`,
  }
}

/** The same in one line, for a log or a terminal. */
export function zoneLine(other: OtherZone): string {
  const { says, todo } = zoneWarning(other)
  return `${says}. ${todo}`
}

/** One zone has several names, and each of them is as good. */
function nameOf(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // A name that this machine does not know any more.
    return zone
  }
}
