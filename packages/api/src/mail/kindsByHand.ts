import type { MailKind } from '@gallery/contract'

/** Mails that somebody of the gallery writes and sends, to whom an absence may be answered as to any person. */
export const kindsByHand: readonly (MailKind | 'test')[] = [
  'contactAnswer',
  'ledgerNotice',
  'roomLink',
  'roomReminder',
]
