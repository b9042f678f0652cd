/** What can be done with all that is ticked. */
export interface BulkAction {
  /** One to three words: "Publicar", "Agregar a colección". */
  label: string
  onAct: () => void
  /** `danger` is written in red; put it last, so that it stands in the menu. */
  tone?: 'danger'
  /** While it is being done it is not done again. */
  busy?: boolean
}

/** How much room the window leaves: the panel's column is narrow below 1088px and wide from 1280px on. */
export type BulkRoom = 'narrow' | 'medium' | 'wide'

const places: Record<BulkRoom, number> = { narrow: 1, medium: 2, wide: 4 }

/** How many of the actions stand as buttons; the rest wait in "Más acciones", which in a wide room takes a place too. */
export function buttonsIn(room: BulkRoom, actions: readonly BulkAction[]): number {
  return room === 'wide' && actions.length > places.wide ? places.wide - 1 : places[room]
}

/**
 * The actions that have no button of their own in this room, in order; the primary one, when it has none either, before
 * the first that does harm.
 */
export function leftOver(
  actions: readonly BulkAction[],
  primary: BulkAction | undefined,
  room: BulkRoom
): readonly BulkAction[] {
  const rest = actions.slice(buttonsIn(room, actions))
  if (!primary || room !== 'narrow') return rest
  const harmful = rest.findIndex(({ tone }) => tone === 'danger')
  return rest.toSpliced(harmful === -1 ? rest.length : harmful, 0, primary)
}
