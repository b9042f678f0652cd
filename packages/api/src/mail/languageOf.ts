import { type Language, languages } from '@gallery/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { readSomeOptions } from '../readOptions.ts'
import { mails } from '../tables/mails.table.ts'
import { users } from '../tables/users.table.ts'

const [first] = languages

/**
 * The language in which somebody was last written to, which is that in which they use the site; nothing else tells. The
 * gallery's own mailbox, unless somebody signs in with it, is written to in the first language: whoever types its address
 * on a page in another one says nothing of who reads it.
 */
export async function languageOf(db: Db, email: string): Promise<Language> {
  const { mail: house } = await readSomeOptions(db, ['mail'])
  if (email === house && (await db.$count(users, eq(users.email, email))) === 0) return first
  const [last] = await db
    .select({ language: mails.language })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  return last?.language ?? first
}
