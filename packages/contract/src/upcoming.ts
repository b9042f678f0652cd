import type { UpcomingAnswer } from './events.ts'
import type { Day } from './fields.ts'
import type { PostedUrl } from './url.ts'

/** The timeline from a day on; with the nearest days before and after it that are free for so many `people`. */
export const upcomingUrl = (from: Day, days = 10, people = 1): PostedUrl<UpcomingAnswer> => [
  '/api/appointments/upcoming',
  { from, days, ...(people === 1 ? {} : { people }) },
]
