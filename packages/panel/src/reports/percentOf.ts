/** Of fewer people than these a share says little, and might tell of one of them. */
export const fewestPeople = 20

/** A part of people in percent, whole; undefined where they are too few. */
export function percentOf(part: number, people: number): number | undefined {
  return people < fewestPeople ? undefined : Math.round((part / people) * 100)
}

/** How many of those who were expected came, in percent; undefined too while nothing is counted. */
export function cameOf({
  attended,
  no_shows,
}: {
  attended: number | null
  no_shows: number | null
}): number | undefined {
  if (attended === null || no_shows === null) return undefined
  return percentOf(attended, attended + no_shows)
}
