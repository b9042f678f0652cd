import { z } from 'zod'
import type { EndpointsOf } from './endpoint.ts'

/** `scanner`: whether clamd answers, where there is one; without it uploads are refused and all else goes on. */
const Ok = z.object({ status: z.literal('ok') })
const Ready = Ok.extend({ scanner: z.enum(['ok', 'away']).optional() })

export const healthEndpoints = {
  'GET /healthz': {
    summary: 'The process lives',
    right: 'everybody',
    answer: Ok,
  },
  'GET /readyz': {
    summary: 'The database answers; and whether the virus scanner does, where there is one',
    right: 'everybody',
    answer: Ready,
    refuses: { 503: z.object({ message: z.string() }) },
  },
} satisfies EndpointsOf
