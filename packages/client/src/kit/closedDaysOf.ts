import type { Language } from '@gallery/contract'
import { closedDays, type Opening, translated } from '@gallery/contract/plain'
import type { ClosedDay } from '@gallery/ui'

/** The closed days among `count` days from `from` on, as the kit takes them. */
export function closedDaysOf(opening: Opening, from: string, count: number, language: Language): ClosedDay[] {
  return closedDays(from, count, opening).map(({ day, why, ...words }) => {
    const reason = translated(words, 'reason', language).text
    return { day, why, ...(reason ? { reason } : {}) }
  })
}
