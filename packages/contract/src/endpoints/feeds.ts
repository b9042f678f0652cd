import { z } from 'zod'
import { Refusal } from '../answers.ts'
import type { EndpointsOf } from './endpoint.ts'

const unchanged = { 304: z.null() }
const calendar = {
  summary: 'A calendar of exhibitions and other events',
  right: 'everybody' as const,
  type: 'text/calendar; charset=utf-8' as const,
  answer: z.string(),
  refuses: unchanged,
}
const event = {
  summary: 'One event as a calendar file',
  right: 'everybody' as const,
  type: 'text/calendar; charset=utf-8' as const,
  answer: z.string(),
  refuses: { ...unchanged, 404: Refusal },
}
const feed = {
  summary: 'Exhibitions and other events as an Atom feed',
  right: 'everybody' as const,
  type: 'application/atom+xml; charset=utf-8' as const,
  answer: z.string(),
  refuses: unchanged,
}

/** What programs subscribe to, in each language. */
export const feedsEndpoints = {
  'GET /es/events.ics': calendar,
  'GET /en/events.ics': calendar,
  'GET /es/events/:id.ics': event,
  'GET /en/events/:id.ics': event,
  'GET /es/feed.xml': feed,
  'GET /en/feed.xml': feed,
} satisfies EndpointsOf
