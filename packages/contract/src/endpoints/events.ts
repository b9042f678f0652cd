import { z } from 'zod'
import { Done, Refusal, stale } from '../answers.ts'
import {
  EventAnswer,
  EventChange,
  EventForm,
  EventImageForm,
  EventImagesChange,
  EventNames,
  EventRowsAnswer,
  EventsAnswer,
  EventsChange,
  EventsQuery,
  EventTimesAnswer,
  EventTimesQuery,
} from '../events.ts'
import { Id } from '../fields.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between, `data` being the event as it is now; or people have places in it. */
const Stale = stale(EventAnswer).partial({ data: true, by: true })

export const eventsEndpoints = {
  'GET /api/events?showAll=1': { right: 'everybody', answer: EventRowsAnswer },
  'GET /api/events': {
    summary:
      'Events, newest first, a page at a time; on a day, after or before one; with list=1 names for pickers; with showAll the rows of the panel (super)',
    right: 'everybody',
    query: EventsQuery,
    answer: EventsAnswer,
    shows: ['events', 'artists', 'slots', 'appointments'],
  },
  'GET /api/events?list=1': { right: 'everybody', answer: EventNames },
  'GET /api/events/:id': {
    summary: 'One event with artists, works, images, related events and the slots from today on',
    right: 'published',
    answer: EventAnswer,
    shows: ['options', 'events', 'artists', 'works', 'slots', 'appointments'],
  },
  'GET /api/events/:id/times': {
    summary:
      'What pages of other sites show of an active event: the slots of the next days with a free place',
    right: 'everybody',
    elsewhere: true,
    query: EventTimesQuery,
    answer: EventTimesAnswer,
    shows: ['events', 'artists', 'slots', 'appointments'],
  },
  'POST /api/events': {
    summary: 'Create an event (super)',
    right: 'super',
    once: true,
    body: EventForm,
    created: EventAnswer,
    touches: ['events'],
  },
  'PATCH /api/events/all': {
    summary: 'Change several events, all or none (super)',
    right: 'super',
    body: EventsChange,
    answer: z.object({ data: z.array(Id) }),
    refuses: { 404: Refusal, 409: Stale },
    touches: ['events'],
  },
  'PATCH /api/events/:id': {
    summary: 'Change an event; with updated_at only if nobody saved since then (super)',
    right: 'super',
    body: EventChange,
    answer: EventAnswer,
    refuses: { 409: Stale },
    touches: ['events'],
  },
  'PATCH /api/events/toggleArtist/:id': {
    summary: 'Add the artist with the id of the body to the event, or take them out (super)',
    right: 'super',
    body: z.object({ id: Id }),
    answer: EventAnswer,
    touches: ['events'],
  },
  'DELETE /api/events/:id': {
    summary: 'Put an event into the bin, unless people have places in it (super)',
    right: 'super',
    answer: Done,
    refuses: { 409: Refusal },
    touches: ['events'],
  },
  'POST /api/events/:id/restore': {
    summary: 'Bring an event back from the bin (super)',
    right: 'super',
    answer: EventAnswer,
    touches: ['events'],
  },
  'POST /api/events/:id/duplicate': {
    summary:
      'Copy an event with texts, artists, works, related events and images, inactive and without slots (super)',
    right: 'super',
    once: true,
    created: EventAnswer,
    touches: ['events'],
  },
  'POST /api/events/:id/images': {
    summary: 'Add a picture to an event, at the end (super)',
    right: 'super',
    body: EventImageForm,
    upload: true,
    created: EventAnswer,
    touches: ['events'],
  },
  'PATCH /api/events/:id/images': {
    summary: 'Change texts, visibility and order of an event’s pictures (super)',
    right: 'super',
    body: EventImagesChange,
    answer: EventAnswer,
    touches: ['events'],
  },
  'DELETE /api/events/:id/images/:image': {
    summary: 'Take a picture off an event, into the bin (super)',
    right: 'super',
    answer: EventAnswer,
    touches: ['events'],
  },
  'POST /api/events/:id/images/:image/restore': {
    summary: 'Put a picture of an event back where it was (super)',
    right: 'super',
    answer: EventAnswer,
    touches: ['events'],
  },
} satisfies EndpointsOf
