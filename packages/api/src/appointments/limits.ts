const minute = 60_000
const hour = 60 * minute

/** How long the mails about what the gallery takes away wait, in milliseconds: for so long it can be undone. */
export const undoTime = 5 * minute

/** What one visitor may ask for: generous by IP, since a school books from one, strict by whose mailbox is written to. */
export const bookingLimits = {
  ip: { max: 600, window: 10 * minute },
  email: { max: 20, window: hour },
  /** Mails about one booking that is there already. */
  resend: { max: 5, window: hour },
}
