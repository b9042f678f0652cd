import { z } from 'zod'
import { Refusal } from '../answers.ts'
import { ConditionPaperQuery, InsurancePaperQuery, NotePaperQuery } from '../ledger.ts'
import { DoorListQuery, WallPlanQuery, WorksPaperQuery } from '../paper.ts'
import type { EndpointsOf } from './endpoint.ts'

export const paperEndpoints = {
  'GET /api/paper/price-list.pdf': {
    summary: 'Works with their prices (super)',
    right: 'super',
    query: WorksPaperQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
  'GET /api/paper/labels.pdf': {
    summary: 'Wall labels with codes that lead to the works’ pages, of hidden works to their room’s (super)',
    right: 'super',
    query: WorksPaperQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
  'GET /api/paper/consignment-note.pdf': {
    summary: 'A note to sign for works that come or go (super)',
    right: 'super',
    query: WorksPaperQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
  'GET /api/paper/wall-plan.pdf': {
    summary: 'Works on their wall with its measures, for who hangs them (super)',
    right: 'super',
    query: WallPlanQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
  'GET /api/paper/insurance.pdf': {
    summary: 'What was where on a day, with values and their sums by currency (super)',
    right: 'super',
    query: InsurancePaperQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 429: Refusal },
  },
  'GET /api/paper/note.pdf': {
    summary: 'A consignment or loan note with its number, to sign (super)',
    right: 'super',
    query: NotePaperQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
  'GET /api/paper/condition-report.pdf': {
    summary: 'In what condition a work was when it moved, in words and pictures, to sign (super)',
    right: 'super',
    query: ConditionPaperQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
  'GET /api/paper/door-list.pdf': {
    summary: 'Who comes on a day (super)',
    right: 'super',
    fresh: 'always',
    query: DoorListQuery,
    type: 'application/pdf',
    answer: z.unknown(),
    refuses: { 404: Refusal, 429: Refusal },
  },
} satisfies EndpointsOf
