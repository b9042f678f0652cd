import type { Language } from '@gallery/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { mails } from '../tables/mails.table.ts'

/** The language in which somebody was last written to, which is that in which they use the site; nothing else tells. */
export async function languageOf(db: Db, email: string): Promise<Language> {
  const [last] = await db
    .select({ language: mails.language })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  return last?.language ?? 'es'
}
