const minute = 60_000
const quarterHour = 15 * minute
const hour = 60 * minute

/** How often one may ask for mails and guess what is in them. */
export const authLimits = {
  /** Mails of one kind to one address, or to prove who is signed in to one person: nobody's mailbox is a toy. */
  email: { max: 5, window: quarterHour },
  /** Mails and guesses from one place; an office shares one. */
  ip: { max: 60, window: quarterHour },
  /**
   * Codes tried for one address, from wherever: of a million codes thirty a day find one in ninety years. Whoever
   * uses them up for somebody else keeps nobody out, because the mailed link works on. Who is signed in has thirty of
   * their own to prove who they are.
   */
  code: { max: 30, window: 24 * hour },
  /** Invitations that one user may send. */
  invitations: { max: 30, window: hour },
  /** Passkey challenges for one place: a browser asks for one when the form to sign in shows. */
  challenges: { max: 600, window: quarterHour },
  /** Codes of an app and of paper that one user may try: of three right ones in a million, thirty a day find one in thirty years. */
  proofs: { max: 30, window: 24 * hour },
  /** What one user may begin about their passkeys, app and recovery codes. */
  factors: { max: 60, window: hour },
  /** Addresses that one user may ask to move to. */
  change: { max: 10, window: hour },
}
