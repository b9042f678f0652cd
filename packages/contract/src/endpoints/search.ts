import { PanelSearchAnswer, SearchAnswer, SearchQuery } from '../search.ts'
import type { EndpointsOf } from './endpoint.ts'

export const searchEndpoints = {
  'GET /api/search?showAll=1': {
    right: 'everybody',
    answer: PanelSearchAnswer,
    shows: ['events', 'works', 'artists', 'items', 'archives', 'collections', 'slots', 'appointments'],
  },
  'GET /api/search': {
    summary:
      'The first works, events, artists and items with all of the words, and how many there are; with showAll what is hidden too (super)',
    right: 'everybody',
    query: SearchQuery,
    answer: SearchAnswer,
    shows: ['events', 'works', 'artists', 'items', 'archives'],
  },
} satisfies EndpointsOf
