import { ReportAnswer, ReportQuery } from '../reports.ts'
import type { EndpointsOf } from './endpoint.ts'

export const reportsEndpoints = {
  'GET /api/reports': {
    summary: 'How many places were offered, booked and used, by weekday, hour, event or time (super)',
    right: 'super',
    query: ReportQuery,
    answer: ReportAnswer,
    shows: ['events', 'slots', 'appointments', 'options'],
  },
} satisfies EndpointsOf
