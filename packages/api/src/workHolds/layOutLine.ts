/** What decides when a hold has its work: an end that was said, or so many hours from its turn on. */
export type LaidHold = {
  id: number
  until: Date | null
  hours: number | null
  starts_at: Date
  ends_at: Date
}

const hour = 60 * 60_000

/**
 * Says when each hold of a work's line has the work, if nothing changes: the first since it has it or from now on, each
 * other one from the end of the one before. Whose end is over by their turn never has it.
 *
 * @param line the holds that are not over, in their order
 */
export function layOutLine<Hold extends LaidHold>(line: readonly Hold[], now: Date): Hold[] {
  let turn = now
  return line.map((hold, place) => {
    const start = place === 0 && hold.starts_at < now ? hold.starts_at : turn
    const end = endFrom(hold, start)
    if (end > turn) turn = end
    return end < start
      ? { ...hold, starts_at: end, ends_at: end }
      : { ...hold, starts_at: start, ends_at: end }
  })
}

/** When a hold ends whose turn comes at an instant. */
function endFrom({ until, hours }: Pick<LaidHold, 'until' | 'hours'>, start: Date): Date {
  if (until !== null) return until
  return new Date(start.getTime() + (hours ?? 0) * hour)
}
