import type { Db } from '../db/db.ts'
import { findOtherZone, zoneWarning } from '../installation/zone.ts'
import { type Finding, findings } from './finding.ts'

const { warn } = findings('clock')

/** Whether the gallery's days and hours were made in another time zone than is configured. */
export async function checkZone(db: Db, configured: string): Promise<Finding[]> {
  const other = await findOtherZone(db, configured)
  if (other === null) return []
  const { says, todo } = zoneWarning(other)
  return [warn(says, todo)]
}
