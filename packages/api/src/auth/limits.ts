const minute = 60_000
const quarterHour = 15 * minute
const hour = 60 * minute

/** How often one may ask for mails and guess what is in them. */
export const authLimits = {
  /** Mails to one address, of any kind that this folder sends: nobody's mailbox is a toy. */
  email: { max: 5, window: quarterHour },
  /** Mails and guesses from one place; an office shares one. */
  ip: { max: 60, window: quarterHour },
  /**
   * Codes tried for one address, from wherever: of a million codes thirty a day find one in ninety years. Whoever
   * uses them up for somebody else keeps nobody out, because the mailed link works on.
   */
  code: { max: 30, window: 24 * hour },
  /** Addresses that one user may ask to move to. */
  change: { max: 10, window: hour },
}
