import type { MailKind } from '@gallery/contract'

/** Mails with a link to what somebody asked or was shown: they are of no use without it, nor to anybody else. */
export const kindsWithLinks: MailKind[] = ['roomLink', 'roomReminder', 'contactAnswer', 'contactConfirm']
