import type { WorkCountsAnswer } from '@gallery/contract'

/** A filter of the list of works that is on or off. */
export interface WorkToggle {
  /** What it says: "Sin imagen". */
  message: string
  /** What stands in the address while it is on. */
  key: 'hold' | 'image' | 'text'
  flag: string
  /** Whether it narrows the list now. */
  pressed: boolean
  /** How many works it would leave. */
  count: number | undefined
}

const toggles = [
  { message: 'admin.workHolds.filter.held', key: 'hold', flag: 'held', counted: 'held' },
  { message: 'admin.workHolds.filter.today', key: 'hold', flag: 'today', counted: 'held_until_today' },
  { message: 'admin.works.withoutImage', key: 'image', flag: '0', counted: 'without_image' },
  { message: 'admin.english.filter.missing', key: 'text', flag: 'missing', counted: 'without_english' },
  { message: 'admin.english.filter.outdated', key: 'text', flag: 'outdated', counted: 'outdated_english' },
] as const

/** Those that lead to something, once that is known, and those that hold: they have to be let go. */
export function workToggles(
  value: (key: WorkToggle['key']) => string | undefined,
  counts: WorkCountsAnswer['data'] | undefined
): WorkToggle[] {
  return toggles
    .map(({ counted, ...toggle }) => ({
      ...toggle,
      pressed: value(toggle.key) === toggle.flag,
      count: counts?.[counted],
    }))
    .filter(({ pressed, count = 0 }) => pressed || count > 0)
}
