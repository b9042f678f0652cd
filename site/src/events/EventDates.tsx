import type { Day } from '@gallery/contract'
import { useDates } from '@gallery/ui'

/** 'Del {from} al {to}'; one day alone is just that day. */
export function EventDates({ from, to }: { from: Day; to: Day }) {
  return useDates().longRange(from, to)
}
