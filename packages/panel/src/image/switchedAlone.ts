/** A picture in a change of several: those of the list come first, in its order. */
export interface ImageChange {
  id: number
  /** Whether visitors see it; left out, that stays as it is by then. */
  shown?: boolean
}

/** The change that switches one picture: the others keep their place, and whatever a colleague switched meanwhile. */
export function switchedAlone(order: readonly number[], id: number, shown: boolean): ImageChange[] {
  return order.map((each) => (each === id ? { id, shown } : { id: each }))
}
