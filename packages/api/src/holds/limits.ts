const minute = 60_000
const hour = 60 * minute

/** How much may be held at once that nobody has confirmed, and what one costs that nobody confirms. */
export const holdLimits = {
  /** People from one network, by those who are not signed in: a class, each pupil with a telephone on the school's. */
  visitor: 30,
  /** Bookings for one mailbox: a family's visits of a season. */
  mailbox: 5,
  /** How long whoever left one hold to lapse waits for the next, in milliseconds. It doubles with each one more. */
  firstWait: 5 * minute,
  longestWait: 12 * hour,
  /** How long after its hold ended it is remembered whence a booking came, in milliseconds. */
  memory: 24 * hour,
}

/**
 * How long after the last one lapsed there is no other hold, in milliseconds. Whoever confirmed as many as they left to
 * lapse owes nothing: in a school or behind a telephone company's network somebody always forgets.
 *
 * @param owed how many more lapsed than were confirmed
 */
export function waitFor(owed: number): number {
  return owed <= 0 ? 0 : Math.min(holdLimits.longestWait, holdLimits.firstWait * 2 ** (owed - 1))
}
