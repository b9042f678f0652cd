import { addDays, type LedgerTerm } from '@gallery/contract'

/** The groups of what is due, in the order of their days. */
export const termGroups = ['late', 'week', 'year', 'later'] as const
export type TermGroup = (typeof termGroups)[number]

/** In which group something stands on a day: overdue, within seven days, before the year ends, or later. */
export function groupOf({ until }: Pick<LedgerTerm, 'until'>, today: string): TermGroup {
  if (until < today) return 'late'
  if (until < addDays(today, 7)) return 'week'
  return until.slice(0, 4) === today.slice(0, 4) ? 'year' : 'later'
}
