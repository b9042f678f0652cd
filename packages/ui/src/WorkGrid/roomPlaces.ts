/** How much of a row a work takes: a third, a half, or two thirds beside another's third. */
export type RoomPlace = 'third' | 'half' | 'wide'

const rows = {
  wideFirst: ['wide', 'third'],
  thirds: ['third', 'third', 'third'],
  halves: ['half', 'half'],
  wideLast: ['third', 'wide'],
} as const satisfies Record<string, readonly RoomPlace[]>
type Row = keyof typeof rows

/** The rhythm of a long wall; then it begins again. */
const rhythm = ['wideFirst', 'thirds', 'halves', 'thirds'] as const satisfies readonly Row[]

/**
 * The places of `count` works on the wall, in their order. The rhythm gives way at its end, so that the last row is
 * as full as the others: only a work that hangs alone leaves room beside it.
 */
export function roomPlaces(count: number): readonly RoomPlace[] {
  const hung: Row[] = []
  let left = count
  while (left > 1) {
    const row = nextRow(hung, left)
    hung.push(row)
    left -= rows[row].length
  }
  const places = hung.flatMap((row): readonly RoomPlace[] => rows[row])
  return left === 1 ? [...places, 'wide'] : places
}

function nextRow(hung: readonly Row[], left: number): Row {
  const due = rhythm[hung.length % rhythm.length] ?? 'thirds'
  if (left === 3 || (due === 'thirds' && left > 4)) return 'thirds'
  const last = hung.at(-1)
  if (due !== 'thirds' && due !== last) return due
  return last === 'halves' ? 'wideLast' : 'halves'
}
