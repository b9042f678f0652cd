import { z } from 'zod'
import { Refusal } from '../answers.ts'
import { DumpsAnswer } from '../dumps.ts'
import type { EndpointsOf } from './endpoint.ts'

const oai = {
  right: 'everybody' as const,
  type: 'text/xml; charset=utf-8' as const,
  answer: z.string(),
  refuses: { 404: Refusal },
}

/** What other institutions harvest; each answers 404 where the gallery does not offer it. */
export const harvestEndpoints = {
  'GET /oai': { ...oai, summary: 'Public records for harvesters (OAI-PMH 2.0), as XML' },
  'POST /oai': { ...oai, summary: 'The same, asked by a form', reads: true as const },
  'GET /dumps': {
    summary: 'The dumps of all public records that there are, newest first',
    right: 'everybody',
    elsewhere: true,
    answer: DumpsAnswer,
    refuses: { 404: Refusal },
  },
  'GET /dumps/:file': {
    summary: 'A dump of all public records: a line of JSON for each, compressed by gzip',
    right: 'everybody',
    params: { file: z.string().max(100) },
    type: 'application/gzip',
    answer: z.unknown(),
    refuses: { 404: Refusal },
  },
} satisfies EndpointsOf
