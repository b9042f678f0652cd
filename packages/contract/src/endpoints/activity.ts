import { z } from 'zod'
import { ActivityAnswer, ActivityQuery, ActivityRevert, RevertRefusal } from '../activity.ts'
import { Done, Refusal } from '../answers.ts'
import { records } from '../subject.ts'
import type { EndpointsOf } from './endpoint.ts'

export const activityEndpoints = {
  'GET /api/activity': {
    summary: 'What happened to the gallery’s records, newest first, a page at a time (super)',
    right: 'super',
    query: ActivityQuery,
    answer: ActivityAnswer,
    shows: records,
  },
  'POST /api/activity/:id/revert': {
    summary:
      'Take an entry back, or some of its changes; with force even where a later change is lost (super)',
    right: 'super',
    fresh: 'for one of an account',
    body: ActivityRevert,
    answer: Done,
    refuses: { 409: z.union([RevertRefusal, Refusal]) },
    touches: records,
  },
} satisfies EndpointsOf
