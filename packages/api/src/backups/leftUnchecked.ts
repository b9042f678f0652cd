import type { backups } from '../tables/backups.table.ts'

/**
 * What stands in place of an error beside a backup that is kept and of which nobody knows whether it is good. One version
 * writes it and another reads it: it stays as it is, whatever is said of it.
 */
export const newerTables = 'newer-tables'

/** Why it was not checked, for whoever asks. */
export const ofNewerTables =
  'the tables are those of a newer version of the gallery, and only that one can restore the file and see whether it is good'

/** Whether a backup was kept and not checked, since only a newer version can restore it. */
export function isLeftUnchecked({ last_error }: Pick<typeof backups.$inferSelect, 'last_error'>): boolean {
  return last_error === newerTables
}
