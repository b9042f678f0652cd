import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { voidLogins } from '../auth/login.queries.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { lockMailbox } from '../holds/asker.ts'
import { type AccountOffice, mailSetting } from '../mail/accountOffice.ts'
import { emailChangeMail } from '../mail/emailChange.ts'
import { emailChangingMail } from '../mail/emailChanging.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { claimBookings } from '../people/claiming.ts'
import { emailChanges } from '../tables/emailChanges.table.ts'
import { users } from '../tables/users.table.ts'
import { hashToken, randomToken } from '../tokens.ts'
import { stamp } from '../writing.ts'
import { carryOver } from './carryingOver.ts'
import { aboutEmailChange } from './mailsOfAccount.ts'

/** How long the link of a new address works, in milliseconds. */
const lifetime = 24 * 60 * 60_000

type Whose = { id: number; email: string }

/**
 * A user asks for another address. Nothing changes until its link is confirmed; a wish from before is void. Whether
 * somebody has that address already makes no difference here: who asks could be a stranger to it. Only its owner, at
 * the link, is told.
 */
export async function askEmailChange(tx: Db, office: AccountOffice, user: Whose, email: string) {
  const { now, language } = office
  await dropEmailChange(tx, user.id, now)
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + lifetime)
  await tx.insert(emailChanges).values({
    user_id: user.id,
    email,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: expiresAt,
  })
  const about = aboutEmailChange(user.id)
  const setting = await mailSetting(tx, office)
  const content = emailChangeMail({ ...setting, token, expiresAt })
  await enqueueMail(tx, { kind: 'emailChange', language, to: email, content, now, about, expiresAt })
  const notice = emailChangingMail({ ...setting, stage: 'asked', email })
  await enqueueMail(tx, { kind: 'emailChangeAsked', language, to: user.email, content: notice, now, about })
}

/** Voids what a user had asked for and not confirmed yet. */
export async function dropEmailChange(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ used_at: now })
    .where(and(eq(emailChanges.user_id, userId), isNull(emailChanges.used_at)))
}

/** The address that waits for its confirmation, or null. */
export async function pendingEmail(db: Db, userId: number, now: Date): Promise<string | null> {
  const [pending] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), waits(now)))
    .orderBy(desc(emailChanges.id))
    .limit(1)
  return pending?.email ?? null
}

/**
 * Whoever holds the link makes the new address the account's. The old one is told, mails to sign in with that went
 * there open nothing any more, what was kept by it is taken along, what was mailed there is forgotten, and bookings made
 * with the new one are the user's. What somebody books or waits for with the old one at this moment is waited for. The
 * address itself changes last: who is changing a booking of theirs, which is wanted here, names the user in it.
 *
 * @throws InvalidInput on `token` when the link was used, is over or was replaced; on `email` when the address is
 * another account's
 */
export async function confirmEmailChange(tx: Db, office: AccountOffice, token: string): Promise<string> {
  const { now, language } = office
  const isMeant = and(eq(emailChanges.token_hash, hashToken(token)), waits(now))
  const [asked] = await tx
    .select({ from: users.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.user_id))
    .where(isMeant)
  if (asked) await lockMailbox(tx, asked.from)
  const [change] = await tx.update(emailChanges).set({ used_at: now }).where(isMeant).returning()
  const [user] = change
    ? await tx.select().from(users).where(eq(users.id, change.user_id)).for('no key update')
    : []
  // Of an address that another link has changed meanwhile nothing is locked.
  if (!change || !user || user.deleted_at || user.email !== asked?.from) {
    throw new InvalidInput({ token: 'auth.badLink' })
  }
  const { id } = user
  const { email } = change
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)))
  if (taken.length > 0) throw new InvalidInput({ email: 'account.emailTaken' })
  await voidLogins(tx, user.email, now)
  await carryOver(tx, { id, from: user.email, to: email })
  await claimBookings(tx, { id, email })
  await tx
    .update(users)
    .set({ email, ...stamp(users.updated_at, { now, by: id }) })
    .where(eq(users.id, id))
  const content = emailChangingMail({ ...(await mailSetting(tx, office)), stage: 'done', email })
  const about = aboutEmailChange(id)
  await enqueueMail(tx, { kind: 'emailChanged', language, to: user.email, content, now, about })
  return email
}

function waits(now: Date) {
  return and(isNull(emailChanges.used_at), gt(emailChanges.expires_at, now))
}
