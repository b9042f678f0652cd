import { z } from 'zod'
import { Refusal } from '../answers.ts'
import { Id } from '../fields.ts'
import { IdOrHash } from '../works.ts'
import type { EndpointsOf } from './endpoint.ts'

const document = {
  right: 'everybody' as const,
  elsewhere: true as const,
  /** Plain JSON for browsers, which show it. */
  type: ['application/ld+json', 'application/json'] as const,
  answer: z.unknown(),
  /** 303 where the record became part of another. */
  refuses: { 303: z.null(), 304: z.null(), 404: Refusal, 410: z.unknown() },
}

/** Public records as linked data. */
export const linkedEndpoints = {
  'GET /api/works/:work/linked.json': { ...document, summary: 'A work as linked data (Linked Art)' },
  'GET /api/items/:id/linked.json': {
    ...document,
    params: { id: IdOrHash },
    summary: 'An item as linked data (Linked Art)',
  },
  'GET /api/events/:id/linked.json': {
    ...document,
    params: { id: Id },
    summary: 'An exhibition or another event as linked data (Linked Art)',
  },
  'GET /api/artists/:id/linked.json': { ...document, summary: 'An artist as linked data (Linked Art)' },
  'GET /api/archives/:id/linked.json': { ...document, summary: 'An archive as linked data (Linked Art)' },
} satisfies EndpointsOf
