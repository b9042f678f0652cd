import type { UpcomingAnswer } from './events.ts'
import type { Day } from './fields.ts'
import type { PostedUrl } from './url.ts'

/** The timeline from a day on. */
export const upcomingUrl = (from: Day, days = 10): PostedUrl<UpcomingAnswer> => [
  '/api/appointments/upcoming',
  { from, days },
]
