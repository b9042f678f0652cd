import { HolidayCountriesAnswer, HolidaysAnswer, HolidaysQuery } from '../holidays.ts'
import type { EndpointsOf } from './endpoint.ts'

export const holidaysEndpoints = {
  'GET /api/holidays': {
    summary: 'The public holidays of a window of days on which the gallery is closed',
    right: 'everybody',
    query: HolidaysQuery,
    answer: HolidaysAnswer,
    shows: ['options'],
  },
  'GET /api/holidays/countries': {
    summary: 'The countries whose public holidays are known, by their code (super)',
    right: 'super',
    answer: HolidayCountriesAnswer,
    shows: [],
  },
} satisfies EndpointsOf
