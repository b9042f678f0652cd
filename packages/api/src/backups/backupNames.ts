/** A backup where backups are kept. */
export interface KeptFile {
  name: string
  bytes: number
  /** The moment that it holds, as its name tells. */
  made_at: Date
}

/** How far ahead of a clock another one may be, in milliseconds; what lies further ahead was dated by a wrong one. */
const tolerated = 5 * 60_000

/** The latest moment that something which was made can have by now. */
export function latestBy(now: Date): Date {
  return new Date(now.getTime() + tolerated)
}

/** What a backup of a moment is called. */
export function backupName(moment: Date): string {
  return `gallery-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`
}

/** The moment that a backup holds by its name, or null for what is called otherwise. */
function momentOf(name: string): Date | null {
  const found = /^gallery-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.tar\.gz$/.exec(name)
  if (!found) return null
  const moment = new Date(`${found[1]}${found[2]}:${found[3]}:${found[4]}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Whether a file is called as backups are. */
export function isBackupName(name: string): boolean {
  return momentOf(name) !== null
}

/** The backups among files, the oldest first. */
export function backupsAmong(files: readonly { name: string; bytes: number }[]): KeptFile[] {
  return files
    .flatMap(({ name, bytes }) => {
      const made_at = momentOf(name)
      return made_at === null ? [] : [{ name, bytes, made_at }]
    })
    .toSorted((one, other) => one.made_at.getTime() - other.made_at.getTime())
}
