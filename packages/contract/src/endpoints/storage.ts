import { z } from 'zod'
import type { EndpointsOf } from './endpoint.ts'

export const storageEndpoints = {
  'GET /storage/:folder/:file': {
    summary: 'A picture or a document, or a part of it with Range',
    right: 'everybody',
    params: { folder: z.string(), file: z.string() },
    type: '*/*',
    answer: z.unknown(),
    refuses: { 206: z.unknown(), 304: z.null(), 416: z.null() },
  },
} satisfies EndpointsOf
