import type { Day, Event } from '@gallery/contract'
import { addDays, isWeekend } from '@gallery/ui'

/** The first weekday from today on that an event with registration can be visited on; none when it is over. */
export function firstVisit(
  event: Pick<Event, 'from' | 'to' | 'active' | 'requires_registration'>,
  today: Day
): Day | undefined {
  if (!event.active || !event.requires_registration) return undefined
  let day = event.from > today ? event.from : today
  while (isWeekend(day)) day = addDays(day, 1)
  return day <= event.to ? day : undefined
}
