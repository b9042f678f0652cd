import type { Language } from '@gallery/contract'
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { loginTokens } from '../tables/loginTokens.table.ts'
import { hashCode, hashToken, randomCode, randomToken, sameHash } from '../tokens.ts'

const minute = 60 * 1000
/** How long a link and its code can be used, in milliseconds. */
const loginLifetime = 15 * minute
/** How many codes may be tried against one mail. */
const maxCodeAttempts = 5

/** What stands for the hash of a code where there is none; no code has it. */
const noCode = ''

/** A sign-in that was asked for, as the table holds it. */
export type LoginTokenRow = typeof loginTokens.$inferSelect

/** What a code is for. */
type Purpose = LoginTokenRow['purpose']

/** What is asked for with a sign-in. */
export interface LoginWish {
  email: string
  path: string
  query: string
  language: Language
}

/** Writes down a sign-in that was asked for; what comes back goes into the mail and is kept nowhere. */
export async function issueLogin(
  tx: Db,
  wish: LoginWish & { purpose?: Purpose },
  now: Date
): Promise<{ token: string; code: string; expiresAt: Date }> {
  await tx.delete(loginTokens).where(lt(loginTokens.expires_at, new Date(now.getTime() - loginLifetime)))
  const token = randomToken()
  const code = randomCode()
  const token_hash = hashToken(token)
  const expiresAt = new Date(now.getTime() + loginLifetime)
  await tx.insert(loginTokens).values({
    ...wish,
    token_hash,
    code_hash: hashCode(code, token_hash),
    created_at: now,
    expires_at: expiresAt,
  })
  return { token, code, expiresAt }
}

/** Writes down a sign-in that somebody is invited to: a link of its own lifetime, without a code. @returns the token */
export async function issueLink(
  tx: Db,
  wish: LoginWish,
  { now, expiresAt }: { now: Date; expiresAt: Date }
): Promise<string> {
  const token = randomToken()
  await tx.insert(loginTokens).values({
    ...wish,
    token_hash: hashToken(token),
    code_hash: noCode,
    created_at: now,
    expires_at: expiresAt,
  })
  return token
}

/** Makes the links without a code that an address got lead nowhere. */
export async function voidLinks(tx: Db, email: string, now: Date): Promise<void> {
  await tx
    .update(loginTokens)
    .set({ used_at: now })
    .where(and(eq(loginTokens.email, email), eq(loginTokens.code_hash, noCode), isNull(loginTokens.used_at)))
}

/** Uses up the sign-in of a link; undefined if there is none, it was used, or its time is over. */
export async function redeemToken(tx: Db, token: string, now: Date): Promise<LoginTokenRow | undefined> {
  const [row] = await tx
    .update(loginTokens)
    .set({ used_at: now })
    .where(
      and(eq(loginTokens.token_hash, hashToken(token)), eq(loginTokens.purpose, 'signIn'), isUsable(now))
    )
    .returning()
  return row
}

/**
 * Uses up the newest code of an address and a purpose if it is this one. The attempt is counted before the code is looked
 * at and in a statement of its own, so that many guesses at the same time are no more guesses.
 * Call it outside a transaction: a wrong guess must stay counted.
 */
export async function redeemCode(
  db: Db,
  { email, code, purpose }: { email: string; code: string; purpose: Purpose },
  now: Date
): Promise<LoginTokenRow | undefined> {
  const newest = db
    .select({ id: loginTokens.id })
    .from(loginTokens)
    .where(
      and(
        eq(loginTokens.email, email),
        eq(loginTokens.purpose, purpose),
        ne(loginTokens.code_hash, noCode),
        isUsable(now)
      )
    )
    .orderBy(desc(loginTokens.id))
    .limit(1)
  const [tried] = await db
    .update(loginTokens)
    .set({ attempts: sql`${loginTokens.attempts} + 1` })
    .where(and(eq(loginTokens.id, sql`(${newest})`), lt(loginTokens.attempts, maxCodeAttempts)))
    .returning()
  if (!tried || !sameHash(tried.code_hash, hashCode(code, tried.token_hash))) return undefined
  const [row] = await db
    .update(loginTokens)
    .set({ used_at: now })
    .where(and(eq(loginTokens.id, tried.id), isUsable(now)))
    .returning()
  return row
}

/** Once somebody is in, the other mails that they asked for open nothing any more. */
export async function voidLogins(tx: Db, email: string, now: Date): Promise<void> {
  await tx
    .update(loginTokens)
    .set({ used_at: now })
    .where(and(eq(loginTokens.email, email), isNull(loginTokens.used_at)))
}

function isUsable(now: Date) {
  return and(isNull(loginTokens.used_at), gt(loginTokens.expires_at, now))
}
