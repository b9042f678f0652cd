import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { failureText } from '../jobs/failureText.ts'
import { mailSetting } from '../mail/accountOffice.ts'
import { type BackupNews, backupMail } from '../mail/backupMail.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { languageOf } from '../mail/languageOf.ts'
import type { Office } from '../office.ts'
import { backups } from '../tables/backups.table.ts'
import { mails } from '../tables/mails.table.ts'
import { users } from '../tables/users.table.ts'
import { lastBackup } from './backups.queries.ts'

/** Milliseconds without a good backup after which somebody is told. */
const tooLong = 2 * 24 * 60 * 60_000

/** Tells the super users that the backup of a day was given up. Call it in the transaction that notes so. */
export async function tellFailure(office: Office, day: string, error: unknown): Promise<void> {
  await tellSupers(office, `backup/failed/${day}`, { what: 'failed', reason: failureText(error) })
}

/** Tells the super users when there has been no good backup for two days: once a day, whichever process sees it. */
export async function tellLate(office: Office, day: string): Promise<void> {
  const { db, now } = office
  const last = (await lastBackup(db, now))?.made_at ?? null
  const since = last ?? (await firstDue(db))
  if (since === null || now.getTime() - since.getTime() < tooLong) return
  const about = `backup/late/${day}`
  await db.transaction(async (tx) => {
    // Whoever else sees it waits here, and then finds the mail.
    await tx.select({ day: backups.day }).from(backups).where(eq(backups.day, day)).for('update')
    if ((await tx.$count(mails, eq(mails.about, about))) > 0) return
    await tellSupers({ ...office, db: tx }, about, { what: 'late', last })
  })
}

/** When the first backup of all should have been made. */
async function firstDue(db: Db): Promise<Date | null> {
  const [first] = await db.select({ due_at: backups.due_at }).from(backups).orderBy(asc(backups.day)).limit(1)
  return first?.due_at ?? null
}

async function tellSupers(office: Office, about: string, news: BackupNews): Promise<void> {
  const { db, now } = office
  const supers = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.super, true), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
  for (const { email } of supers) {
    const language = await languageOf(db, email)
    const content = backupMail({ ...(await mailSetting(db, { ...office, language })), news })
    await enqueueMail(db, { kind: 'backup', language, to: email, content, now, about })
  }
}
