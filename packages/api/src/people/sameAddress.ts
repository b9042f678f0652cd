import { mailboxOf } from '@gallery/contract'

/**
 * As what an address counts where it may be there once. What visitors write counts as its mailbox: nobody is many by the
 * marks that they put behind a `+`. What the gallery writes counts as it stands: one office answers for several people.
 * It still does when those people do something with it themselves (`appointments/bookingCountsAs.queries.ts`).
 */
export type CountsAs = 'mailbox' | 'address'

/** As what the address counts that somebody asks with. */
export function countsAs({ trusted }: { trusted: boolean }): CountsAs {
  return trusted ? 'address' : 'mailbox'
}

/** Whether an address is one of others. Those who gave none are nobody who can be known again. */
export function isAmong(email: string, others: readonly string[], as: CountsAs): boolean {
  if (email === '') return false
  if (as === 'address') return others.includes(email)
  const mailbox = mailboxOf(email)
  return others.some((other) => mailboxOf(other) === mailbox)
}
