import { TextImageAnswer } from '../texts.ts'
import type { EndpointsOf } from './endpoint.ts'

export const textsEndpoints = {
  'POST /api/texts/images': {
    summary: 'Keep a picture for a text, and say what its img is to name (super)',
    right: 'super',
    upload: true,
    created: TextImageAnswer,
  },
} satisfies EndpointsOf
