const minute = 60_000
const hour = 60 * minute

/** How long the mails about what the gallery takes away wait, in milliseconds: for so long it can be undone. */
export const undoTime = 5 * minute

/**
 * What one visitor may ask for: generous by IP, since a school books from one, strict by whose
 * mailbox is written to, where only what was mailed counts. How many places may be held at once: `holds/limits.ts`.
 */
export const bookingLimits = {
  ip: { max: 600, window: 10 * minute },
  email: { max: 20, window: hour },
  /** Without scripts nothing is proved, and each sends a mail: few, from one place as to one mailbox. */
  linkIp: { max: 10, window: hour },
  linkEmail: { max: 3, window: hour },
  /** Mails about one booking that is there already; between two of them there is a pause. */
  resend: { max: 5, window: hour },
  pause: { max: 1, window: minute },
  /** How often whoever booked tries to change one booking: its time, or who comes. */
  change: { max: 30, window: hour },
  /** How often the address of one booking is corrected. */
  address: { max: 3, window: hour },
}
