import { Done, Refusal } from '../answers.ts'
import { SlotTaken } from '../appointments.ts'
import { ProofNeeded } from '../proof.ts'
import {
  WaitingAnswer,
  WaitingForm,
  WaitingJoined,
  WaitingLineAnswer,
  WaitingOffer,
  WaitingOfferAnswer,
  WaitingOrder,
  WaitingsAnswer,
} from '../waiting.ts'
import type { EndpointsOf } from './endpoint.ts'

export const waitingEndpoints = {
  'POST /api/places/:id/waiting': {
    summary: "Wait for a place in a full slot; with a proof after a visitor's first",
    right: 'everybody',
    body: WaitingForm,
    created: WaitingJoined,
    refuses: { 401: Refusal, 404: Refusal, 409: SlotTaken, 428: ProofNeeded, 429: Refusal },
    touches: ['appointments'],
  },
  'GET /api/places/:id/waiting': {
    summary: 'Who waits for a place in a slot, in their order (super)',
    right: 'super',
    answer: WaitingLineAnswer,
    shows: ['events', 'slots', 'appointments'],
  },
  'POST /api/places/:id/waiting/order': {
    summary: 'Put those who wait for a slot into another order (super)',
    right: 'super',
    body: WaitingOrder,
    answer: WaitingLineAnswer,
    refuses: { 409: Refusal },
    touches: ['appointments'],
  },
  'GET /api/waiting': {
    summary: 'What one waits for oneself, the next time first',
    right: 'oneself',
    answer: WaitingsAnswer,
    shows: ['events', 'slots', 'appointments'],
  },
  'POST /api/waiting/:id/leave': {
    summary: 'Wait no longer; twice is harmless',
    right: 'owner',
    factor: 'not-needed',
    answer: WaitingAnswer,
    touches: ['appointments'],
  },
  'GET /api/waiting/link/:token': {
    summary: 'What the holder of a mailed link waits for',
    right: 'link',
    answer: WaitingAnswer,
    shows: ['events', 'slots', 'appointments'],
  },
  'POST /api/waiting/link/:token/leave': {
    summary: 'Wait no longer, by the mailed link; twice is harmless',
    right: 'link',
    answer: WaitingAnswer,
    touches: ['appointments'],
  },
  'POST /api/waiting/:id/offer': {
    summary: 'Offer a free place of a slot to somebody who waits, before all others (super)',
    right: 'super',
    body: WaitingOffer,
    created: WaitingOfferAnswer,
    refuses: { 404: Refusal, 409: SlotTaken },
    touches: ['appointments'],
  },
  'DELETE /api/waiting/:id': {
    summary: 'Take somebody off the waiting list (super)',
    right: 'super',
    answer: Done,
    touches: ['appointments'],
  },
  'POST /api/waiting/:id/restore': {
    summary: 'Put somebody who was taken off the waiting list back to where they stood (super)',
    right: 'super',
    answer: Done,
    refuses: { 409: Refusal },
    touches: ['appointments'],
  },
} satisfies EndpointsOf
