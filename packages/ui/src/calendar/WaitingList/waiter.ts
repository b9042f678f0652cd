/** Somebody in the line of a slot. */
export interface Waiter {
  id: string | number
  name: string
  /** How many come with them, whoever asked among them. */
  people: number
  /** Which school they are of, where they are a school's group. */
  school?: string
  /** What they need on the visit, in words: "Wheelchair, guide dog". */
  needs?: string
  /** What they wrote. */
  comments?: string
  /** Since when they wait, whether they fit: what is to be known of them, in words. */
  note: string
  /** A place that is kept for them: from when until when, instants (ISO). */
  offer?: { since: string; until: string }
  /** What they can be offered now: "Ofrecer 15:00". Nothing where they fit nowhere. */
  suggestion?: string
}
