import { z } from 'zod'
import { CitationQuery, CitationsAnswer } from '../citations.ts'
import { Id } from '../fields.ts'
import { Language } from '../language.ts'
import { IdOrHash } from '../works.ts'
import type { EndpointsOf } from './endpoint.ts'

const texts = {
  right: 'everybody' as const,
  elsewhere: true as const,
  query: z.object({ language: Language }),
  answer: CitationsAnswer,
}
const file = { right: 'everybody' as const, elsewhere: true as const, query: CitationQuery }
const ris = {
  ...file,
  type: 'application/x-research-info-systems; charset=utf-8' as const,
  answer: z.string(),
}
const bib = { ...file, type: 'application/x-bibtex; charset=utf-8' as const, answer: z.string() }
const json = {
  ...file,
  type: 'application/vnd.citationstyles.csl+json; charset=utf-8' as const,
  answer: z.unknown(),
}
const item = { params: { id: IdOrHash } }
const event = { params: { id: Id } }

const ofWork = { shows: ['options', 'works', 'artists'] as const }
const ofItem = { shows: ['options', 'items', 'archives', 'artists'] as const }
/** As the whole event, by whose public answer it is written. */
const ofEvent = { shows: ['options', 'events', 'artists', 'works', 'slots', 'appointments'] as const }

/** How public records are cited. */
export const citingEndpoints = {
  'GET /api/works/:work/citation': {
    ...texts,
    ...ofWork,
    summary: 'How a work is cited: Chicago, MLA, APA',
  },
  'GET /api/works/:work/citation.ris': { ...ris, summary: 'A work as a reference (RIS)' },
  'GET /api/works/:work/citation.bib': { ...bib, summary: 'A work as a reference (BibTeX)' },
  'GET /api/works/:work/citation.json': { ...json, summary: 'A work as a reference (CSL-JSON)' },
  'GET /api/items/:id/citation': {
    ...texts,
    ...ofItem,
    ...item,
    summary: 'How an item is cited: Chicago, MLA, APA',
  },
  'GET /api/items/:id/citation.ris': { ...ris, ...item, summary: 'An item as a reference (RIS)' },
  'GET /api/items/:id/citation.bib': { ...bib, ...item, summary: 'An item as a reference (BibTeX)' },
  'GET /api/items/:id/citation.json': { ...json, ...item, summary: 'An item as a reference (CSL-JSON)' },
  'GET /api/events/:id/citation': {
    ...texts,
    ...ofEvent,
    ...event,
    summary: 'How an exhibition or another event is cited: Chicago, MLA, APA',
  },
  'GET /api/events/:id/citation.ris': { ...ris, ...event, summary: 'An event as a reference (RIS)' },
  'GET /api/events/:id/citation.bib': { ...bib, ...event, summary: 'An event as a reference (BibTeX)' },
  'GET /api/events/:id/citation.json': { ...json, ...event, summary: 'An event as a reference (CSL-JSON)' },
} satisfies EndpointsOf
