import { z } from 'zod'
import { Gone, PermanentAnswer } from '../permanentAnswer.ts'
import type { EndpointsOf } from './endpoint.ts'

export const permanentEndpoints = {
  'GET /api/id/:record': {
    summary:
      'Where the record of a permanent address (`w12` of `/id/w12`, or an item by its hash, `ihash`) is, or since when it is gone',
    right: 'everybody',
    elsewhere: true,
    params: { record: z.string().max(65) },
    answer: PermanentAnswer,
    refuses: { 410: Gone },
    // All that the records' own answers show, by which it is found whether everybody sees them.
    shows: ['works', 'items', 'events', 'artists', 'archives', 'slots', 'appointments'],
  },
} satisfies EndpointsOf
