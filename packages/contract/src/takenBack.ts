/**
 * How many of a booking come in when what was done at a door is taken back, below zero how many go out: of those who were let
 * in, as many as are inside; of those who were counted out, as many as are missing. Another door may have let them in again.
 *
 * @param undone how many were let in, below zero how many were counted out
 */
export function peopleTakenBack(
  undone: number,
  { people, inside }: { people: number; inside: number }
): number {
  return undone < 0 ? Math.min(-undone, Math.max(0, people - inside)) : -Math.min(undone, inside)
}
