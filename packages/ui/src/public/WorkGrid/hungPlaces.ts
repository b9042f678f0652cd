/** How much of a row a work takes: a third, a half, or two thirds beside another's third. */
export type HungPlace = 'third' | 'half' | 'wide'

/** What hangs beside each other: a wide work and a narrow one, three, or two alike. */
type Row = 'wide' | 'thirds' | 'halves'

/** The rhythm of a long wall; then it begins again. */
const rhythm = ['wide', 'thirds', 'halves', 'thirds'] as const satisfies readonly Row[]

/**
 * The places of works on the wall, in their order; `ratios` are their widths by their heights. Where a wide place is
 * beside a narrow one, the wider work has it. The rhythm gives way at its end, so that the last row is as full as
 * the others: only a work that hangs alone leaves space beside it.
 */
export function hungPlaces(ratios: readonly number[]): readonly HungPlace[] {
  const hung: Row[] = []
  const places: HungPlace[] = []
  while (ratios.length - places.length > 1) {
    const row = nextRow(hung, ratios.length - places.length)
    const [first = 1, second = 1] = ratios.slice(places.length)
    hung.push(row)
    if (row === 'thirds') places.push('third', 'third', 'third')
    else if (row === 'halves') places.push('half', 'half')
    else if (second > first) places.push('third', 'wide')
    else places.push('wide', 'third')
  }
  return places.length < ratios.length ? [...places, 'wide'] : places
}

/** The row that is due, if what is left afterwards fills rows too; two alike never follow each other but thirds. */
function nextRow(hung: readonly Row[], left: number): Row {
  const due = rhythm[hung.length % rhythm.length] ?? 'thirds'
  if (left === 3 || (due === 'thirds' && left > 4)) return 'thirds'
  const last = hung.at(-1)
  if (due !== 'thirds' && due !== last) return due
  return last === 'halves' ? 'wide' : 'halves'
}
