/** A key of the arrows. */
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies ArrowKey[]

/** Whether a key of the keyboard is one of the arrows. */
export function isArrow(key: string): key is ArrowKey {
  return arrows.includes(key)
}

/**
 * Which slot an arrow leads to. `days` hold the keys of the slots that can be pressed, a list for each day: up and
 * down go through a day and on into the next, left and right to the same place of the next day that has any.
 */
export function nextChip(days: readonly (readonly string[])[], from: string, arrow: ArrowKey): string {
  const filled = days.filter((keys) => keys.length > 0)
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const all = filled.flat()
    return all[all.indexOf(from) + (arrow === 'ArrowDown' ? 1 : -1)] ?? from
  }
  const day = filled.findIndex((keys) => keys.includes(from))
  const place = filled[day]?.indexOf(from) ?? 0
  const next = filled[day + (arrow === 'ArrowRight' ? 1 : -1)]
  return next?.[Math.min(place, next.length - 1)] ?? from
}
