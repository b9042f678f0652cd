/** What can be done with all that is ticked. */
export interface BulkAction {
  /** One to three words: "Publish", "Add to collection". */
  label: string
  onAct: () => void
  /** `danger` is written in red; put it last, so that it stands in the menu. */
  tone?: 'danger'
  /** While it is being done it is not done again. */
  busy?: boolean
}

/** How wide the window lets the bar be: the panel's column is narrow below 1088px and wide from 1280px on. */
export type BarWidth = 'narrow' | 'medium' | 'wide'

const buttons: Record<BarWidth, number> = { narrow: 1, medium: 2, wide: 4 }

/** How many of the actions stand as buttons; the rest wait in "More actions", which in a wide bar is a button too. */
export function buttonsIn(width: BarWidth, actions: readonly BulkAction[]): number {
  return width === 'wide' && actions.length > buttons.wide ? buttons.wide - 1 : buttons[width]
}

/**
 * The actions that have no button of their own in so wide a bar, in order; the primary one, when it has none either, before
 * the first that does harm.
 */
export function leftOver(
  actions: readonly BulkAction[],
  primary: BulkAction | undefined,
  width: BarWidth
): readonly BulkAction[] {
  const rest = actions.slice(buttonsIn(width, actions))
  if (!primary || width !== 'narrow') return rest
  const harmful = rest.findIndex(({ tone }) => tone === 'danger')
  return rest.toSpliced(harmful === -1 ? rest.length : harmful, 0, primary)
}
