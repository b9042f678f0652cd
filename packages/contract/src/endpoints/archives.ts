import { Done, stale } from '../answers.ts'
import {
  ArchiveAnswer,
  ArchiveChange,
  ArchiveForm,
  ArchiveNames,
  ArchivesAnswer,
  ArchivesQuery,
} from '../archives.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between; `data` is the archive as it is now. */
const Stale = stale(ArchiveAnswer)

export const archivesEndpoints = {
  'GET /api/archives': {
    summary: 'Archives by title, a page at a time; with list=1 names for pickers',
    right: 'everybody',
    query: ArchivesQuery,
    answer: ArchivesAnswer,
    shows: ['archives', 'items', 'artists'],
  },
  'GET /api/archives?list=1': { right: 'everybody', answer: ArchiveNames },
  'GET /api/archives/:id': {
    summary: 'One archive with whom it is about',
    right: 'published',
    answer: ArchiveAnswer,
    shows: ['archives', 'items', 'artists'],
  },
  'POST /api/archives': {
    summary: 'Create an archive (super)',
    right: 'super',
    once: true,
    body: ArchiveForm,
    created: ArchiveAnswer,
    touches: ['archives'],
  },
  'PATCH /api/archives/:id': {
    summary: 'Change an archive; with updated_at only if nobody saved since then (super)',
    right: 'super',
    body: ArchiveChange,
    answer: ArchiveAnswer,
    refuses: { 409: Stale },
    touches: ['archives'],
  },
  'DELETE /api/archives/:id': {
    summary: 'Put an archive into the bin; its items are hidden with it (super)',
    right: 'super',
    answer: Done,
    touches: ['archives'],
  },
  'POST /api/archives/:id/restore': {
    summary: 'Take an archive out of the bin, its items with it (super)',
    right: 'super',
    answer: ArchiveAnswer,
    touches: ['archives'],
  },
} satisfies EndpointsOf
