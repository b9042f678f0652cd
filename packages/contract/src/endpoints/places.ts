import { AgendaAnswer, AgendaQuery } from '../agenda.ts'
import { Done, Refusal } from '../answers.ts'
import { SlotTaken } from '../appointments.ts'
import { UpcomingQuery } from '../events.ts'
import {
  SlotAnswer,
  SlotChange,
  SlotForm,
  SlotForms,
  SlotIds,
  SlotsAnswer,
  SlotsQuery,
  SlotsRemoval,
  SlotsRemovalAnswer,
} from '../places.ts'
import type { EndpointsOf } from './endpoint.ts'

export const placesEndpoints = {
  'GET /api/places': {
    summary: 'Slots, of one event or of a window of days',
    right: 'everybody',
    query: SlotsQuery,
    answer: SlotsAnswer,
    shows: ['options', 'events', 'slots', 'appointments'],
  },
  'POST /api/places/upcoming': {
    summary: 'Slots of active events in a window of days',
    right: 'everybody',
    reads: true,
    body: UpcomingQuery,
    answer: SlotsAnswer,
    shows: ['options', 'events', 'artists', 'slots', 'appointments'],
  },
  'GET /api/places/:id': {
    summary: 'One slot',
    right: 'published',
    answer: SlotAnswer,
    shows: ['options', 'events', 'slots', 'appointments'],
  },
  'GET /api/places/agenda': {
    summary: 'Slots of a window of days with their events and who comes (super)',
    right: 'super',
    query: AgendaQuery,
    answer: AgendaAnswer,
    shows: ['options', 'events', 'slots', 'appointments'],
  },
  'POST /api/places': {
    summary: 'Create a slot (super)',
    right: 'super',
    once: true,
    body: SlotForm,
    created: SlotAnswer,
    touches: ['slots'],
  },
  'PATCH /api/places/:id': {
    summary: 'Change a slot; another time is mailed to everybody in it (super)',
    right: 'super',
    body: SlotChange,
    answer: SlotAnswer,
    touches: ['slots'],
  },
  'DELETE /api/places/:id': {
    summary: 'Put a slot without bookings into the bin (super)',
    right: 'super',
    answer: Done,
    refuses: { 409: Refusal },
    touches: ['slots'],
  },
  'POST /api/places/:id/restore': {
    summary: 'Take a slot out of the bin (super)',
    right: 'super',
    answer: SlotAnswer,
    touches: ['slots'],
  },
  'DELETE /api/places/multiDelete/:ids': {
    summary: 'Put several slots without bookings into the bin, all or none (super)',
    right: 'super',
    params: { ids: SlotIds },
    answer: Done,
    refuses: { 409: Refusal },
    touches: ['slots'],
  },
  'POST /api/places/many': {
    summary: 'Create many slots at once, in the place of empty ones if so told, all or none (super)',
    right: 'super',
    once: true,
    body: SlotForms,
    created: SlotsAnswer,
    refuses: { 404: Refusal, 409: SlotTaken },
    touches: ['slots'],
  },
  'POST /api/places/remove': {
    summary: 'Take many slots away and cancel their bookings, or close them; the mails wait (super)',
    right: 'super',
    body: SlotsRemoval,
    answer: SlotsRemovalAnswer,
    refuses: { 404: Refusal, 409: Refusal },
    touches: ['slots'],
  },
  'POST /api/places/removals/:id/undo': {
    summary: 'Undo a removal while its mails have not left (super)',
    right: 'super',
    answer: Done,
    refuses: { 409: Refusal },
    touches: ['slots'],
  },
} satisfies EndpointsOf
