import type { InvitationForm } from '@gallery/contract'
import { issueLink, voidLinks } from '../auth/login.queries.ts'
import type { Db } from '../db/db.ts'
import type { Env } from '../env/env.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { invitationMail } from '../mail/invitation.ts'
import { withdrawMails } from '../mail/withdrawMails.ts'
import { dropInvitation, hasAccount, keepInvitation, lockInvitation } from '../people/invitations.queries.ts'
import { lockSupers } from '../people/supers.ts'
import { readOptions } from '../readOptions.ts'

/** Who invites, and from where. */
export type Inviting = { now: Date; env: Env; by: { id: number; display: string } }

/**
 * Invites somebody by mail, in their language, with the panel or without. The link signs them in: an earlier one to the
 * same address leads nowhere any more. @returns the invitation's id
 *
 * @throws InvalidInput for an address that has an account. @throws Refused 403 for who has lost the panel meanwhile
 */
export async function invite(db: Db, form: InvitationForm, { now, env, by }: Inviting): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await lockSupers(tx)).includes(by.id)) throw new Refused(403, 'error.forbidden')
    if (await hasAccount(tx, form.email)) throw new InvalidInput({ email: 'invitation.hasAccount' })
    const { id, email, language, expires_at } = await keepInvitation(tx, { ...form, invited_by: by.id }, now)
    await unsend(tx, { id, email }, now)
    const path = form.super ? `/${language}/admin` : `/${language}`
    const token = await issueLink(tx, { email, path, query: '', language }, { now, expiresAt: expires_at })
    const content = invitationMail({
      language,
      options: await readOptions(tx),
      timeZone: env.GALLERY_TZ,
      publicUrl: env.PUBLIC_URL,
      now,
      token,
      expiresAt: expires_at,
      super: form.super,
      by: by.display,
    })
    await enqueueMail(tx, {
      kind: 'invitation',
      about: about(id),
      language,
      to: email,
      content,
      now,
      expiresAt: expires_at,
    })
    return id
  })
}

/** Sends an invitation again, for as long as a new one. @throws Refused 404 for none */
export async function inviteAgain(db: Db, id: number, inviting: Inviting): Promise<void> {
  // One transaction: an invitation that somebody withdraws meanwhile is not made anew.
  await db.transaction(async (tx) => {
    await lockSupers(tx)
    const row = await lockInvitation(tx, id)
    if (!row) throw notFound()
    await invite(tx, { email: row.email, language: row.language, super: row.super }, inviting)
  })
}

/** Withdraws an invitation: its link leads nowhere any more. @throws Refused 404 for none */
export async function withdrawInvitation(db: Db, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvitation(tx, id)
    if (!row) throw notFound()
    await dropInvitation(tx, id)
    await unsend(tx, row, now)
  })
}

async function unsend(tx: Db, { id, email }: { id: number; email: string }, now: Date): Promise<void> {
  await withdrawMails(tx, [about(id)])
  await voidLinks(tx, email, now)
}

const about = (id: number) => `invitation/${id}`
