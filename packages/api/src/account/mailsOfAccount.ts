import type { MailKind } from '@gallery/contract'
import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { mails } from '../tables/mails.table.ts'

/** Mails with a link to what somebody asked or was shown: they are of no use without it, nor to anybody else. */
export const kindsWithLinks: MailKind[] = ['roomLink', 'roomReminder', 'contactAnswer', 'contactConfirm']

/** Mails that are answered to whoever wrote. Any other is answered to the gallery, whose address may be somebody's. */
const kindsFromAskers: MailKind[] = ['contactMessage', 'contactReply']

/** What mails about another address of a user's are about, whichever they go to, so that they go with the account. */
export const aboutEmailChange = (userId: number) => `emailChange/${userId}`

/** Whether a mail has left, or was given up: what there is of it says only to whom it went, and what for. */
export const isOver = or(isNotNull(mails.sent_at), isNotNull(mails.failed_at))

/**
 * The mails that go with an account: those to its address that are over or have a link to what goes too; those about
 * another address, to whichever they went, but for word of it to the one before that has not left; what they wrote to
 * the gallery, for mails of before these said what message they are about.
 */
export function mailsOfAccount({ id, email }: { id: number; email: string }): SQL | undefined {
  return or(
    and(eq(mails.to, email), or(isOver, inArray(mails.kind, kindsWithLinks))),
    and(eq(mails.about, aboutEmailChange(id)), or(isOver, eq(mails.kind, 'emailChange'))),
    and(eq(mails.reply_to, email), inArray(mails.kind, kindsFromAskers))
  )
}
