/** In their order: what a place of a slot may be. */
export const placeStates = ['confirmed', 'held', 'offered', 'free'] as const
type PlaceState = (typeof placeStates)[number]

/** As many places have a cell each; more could not be told apart. */
const mostCells = 60

/** A cell, and how many places it stands for. */
interface Cell {
  id: string
  state: PlaceState
  share: number
}

/** The cells of a slot: one for each place, or, where there are too many, one for each state. */
export function cellsOf(people: Readonly<Record<PlaceState, number>>): Cell[] {
  const all = placeStates.reduce((sum, state) => sum + people[state], 0)
  return placeStates.flatMap((state) => {
    const share = people[state]
    if (all > mostCells) return share > 0 ? [{ id: state, state, share }] : []
    return Array.from({ length: share }, (_, index) => ({ id: `${state}-${index}`, state, share: 1 }))
  })
}
