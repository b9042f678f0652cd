import { MovementLine } from '../movements.ts'
import {
  WorkHeld,
  WorkHoldChange,
  WorkHoldForm,
  WorkHoldMade,
  WorkHoldOrder,
  WorkHoldsAnswer,
} from '../workHolds.ts'
import type { EndpointsOf } from './endpoint.ts'

export const workHoldsEndpoints = {
  'GET /api/works/:id/holds': {
    summary: 'Who a work is held for, who waits behind, and what is over (super)',
    right: 'super',
    answer: WorkHoldsAnswer,
    shows: ['works'],
  },
  'POST /api/works/:id/holds': {
    summary:
      'Hold a work for somebody, or with wait note them down behind whoever holds it; made is the new hold (super)',
    right: 'super',
    once: true,
    body: WorkHoldForm,
    created: WorkHoldMade,
    refuses: { 409: WorkHeld },
    touches: ['works'],
  },
  'POST /api/works/:id/holds/order': {
    summary: 'Put those who wait for a held work into another order (super)',
    right: 'super',
    body: WorkHoldOrder,
    answer: WorkHoldsAnswer,
    refuses: { 409: WorkHeld },
    touches: ['works'],
  },
  'PATCH /api/works/:id/holds/:hold': {
    summary: 'Prolong a hold of a work, or change who it is for (super)',
    right: 'super',
    body: WorkHoldChange,
    answer: WorkHoldsAnswer,
    refuses: { 409: WorkHeld },
    touches: ['works'],
  },
  'DELETE /api/works/:id/holds/:hold': {
    summary: 'Give a hold of a work up: whoever waits next has it (super)',
    right: 'super',
    answer: WorkHoldsAnswer,
    refuses: { 409: WorkHeld },
    touches: ['works'],
  },
  'POST /api/works/:id/holds/:hold/restore': {
    summary: 'Take back that a hold was given up, or became a line of the ledger (super)',
    right: 'super',
    answer: WorkHoldsAnswer,
    refuses: { 409: WorkHeld },
    touches: ['works'],
  },
  'POST /api/works/:id/holds/:hold/movement': {
    summary:
      'Make a hold of a work a sale, a consignment or another line of its ledger, in one step; its owner is the client unless said (super)',
    right: 'super',
    once: true,
    body: MovementLine,
    created: WorkHoldsAnswer,
    refuses: { 409: WorkHeld },
    touches: ['works'],
  },
} satisfies EndpointsOf
