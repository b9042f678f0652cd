import { type Language, languages } from '@gallery/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { readSomeOptions } from '../readOptions.ts'
import { mails } from '../tables/mails.table.ts'
import { users } from '../tables/users.table.ts'

const [first] = languages

/**
 * The language to write in to somebody who did not just ask for it: that in which they use the site while signed in, else
 * that in which they were last written to. The gallery's own mailbox, unless somebody signs in with it, is written to in
 * the first language: whoever types its address on a page in another one says nothing of who reads it.
 */
export async function languageOf(db: Db, email: string): Promise<Language> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.email, email))
  if (user?.language) return user.language
  const { mail: house } = await readSomeOptions(db, ['mail'])
  if (email === house && !user) return first
  const [last] = await db
    .select({ language: mails.language })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  return last?.language ?? first
}
