import { Refusal } from '../answers.ts'
import { BinAnswer, BinDone, BinEmptied, BinQuery, BinRef, BinRefs } from '../bin.ts'
import { records } from '../subject.ts'
import type { EndpointsOf } from './endpoint.ts'

export const binEndpoints = {
  'GET /api/bin': {
    summary: 'What is in the bin, last deleted first, a page at a time (super)',
    right: 'super',
    query: BinQuery,
    answer: BinAnswer,
    shows: records,
  },
  'POST /api/bin/restore': {
    summary: 'Take records out of the bin, with everything that hung on them (super)',
    right: 'super',
    body: BinRefs,
    answer: BinDone,
    refuses: { 409: Refusal },
    touches: records,
  },
  'DELETE /api/bin': {
    summary:
      'Delete for good: all that is in the bin, a kind, or one record of it; `left` says how many are still to go. A work with a sale that counts stays (super)',
    right: 'super',
    query: BinRef.partial().refine(({ kind, id }) => id === undefined || kind !== undefined),
    answer: BinEmptied,
    refuses: { 409: Refusal },
    touches: records,
  },
} satisfies EndpointsOf
