import { z } from 'zod'
import type { EndpointsOf } from './endpoint.ts'

export const cardsEndpoints = {
  'GET /cards/:name.png': {
    right: 'everybody',
    params: { name: z.string() },
    query: z.object({
      title: z.string().default(''),
      gallery: z.string().default(''),
      of: z.union([z.string().transform((path) => [path]), z.array(z.string())]).default([]),
    }),
  },
} satisfies EndpointsOf
