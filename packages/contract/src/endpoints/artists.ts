import { Done, stale } from '../answers.ts'
import {
  ArtistAnswer,
  ArtistChange,
  ArtistDetailAnswer,
  ArtistForm,
  ArtistMerge,
  ArtistNames,
  ArtistQuery,
  ArtistRowsAnswer,
  ArtistsAnswer,
  ArtistsQuery,
  ArtistWorksAnswer,
  ArtistWorksQuery,
} from '../artists.ts'
import { ImageRestore } from '../fields.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between; `data` is the artist as they are now. */
const Stale = stale(ArtistDetailAnswer)

export const artistsEndpoints = {
  'GET /api/artists?showAll=1': {
    right: 'everybody',
    answer: ArtistRowsAnswer,
    shows: ['artists', 'works'],
  },
  'GET /api/artists': {
    summary:
      'Artists by name, all of a small gallery or a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
    right: 'everybody',
    query: ArtistsQuery,
    answer: ArtistsAnswer,
    shows: ['artists'],
  },
  'GET /api/artists?list=1': { right: 'everybody', answer: ArtistNames },
  'GET /api/artists/:id?showAll=1': { right: 'everybody', answer: ArtistDetailAnswer },
  'GET /api/artists/:id': {
    summary:
      'One artist with the first public works, active events and public archives; with showAll with all there is (super)',
    right: 'everybody',
    query: ArtistQuery,
    answer: ArtistAnswer,
    shows: ['artists', 'works', 'events', 'archives', 'items'],
  },
  'GET /api/artists/:id/works': {
    summary: 'The public works of one artist by year, a page at a time; of a decade, of a series',
    right: 'everybody',
    query: ArtistWorksQuery,
    answer: ArtistWorksAnswer,
    shows: ['artists', 'works'],
  },
  'POST /api/artists': {
    summary: 'Create an artist (super)',
    right: 'super',
    once: true,
    body: ArtistForm,
    created: ArtistDetailAnswer,
    touches: ['artists'],
  },
  'PATCH /api/artists/:id': {
    summary: 'Change an artist; with updated_at only if nobody saved since then (super)',
    right: 'super',
    body: ArtistChange,
    answer: ArtistDetailAnswer,
    refuses: { 409: Stale },
    touches: ['artists'],
  },
  'POST /api/artists/:id/merge': {
    summary: 'Give all that hangs on an artist to the one with the id `into`, and bin the first (super)',
    right: 'super',
    body: ArtistMerge,
    answer: ArtistDetailAnswer,
    touches: ['artists', 'works', 'events', 'archives', 'items'],
  },
  'DELETE /api/artists/:id': {
    summary: 'Put an artist into the bin (super)',
    right: 'super',
    answer: Done,
    touches: ['artists'],
  },
  'POST /api/artists/:id/restore': {
    summary: 'Take an artist out of the bin (super)',
    right: 'super',
    answer: ArtistDetailAnswer,
    touches: ['artists'],
  },
  'POST /api/artists/:id/image': {
    summary: 'Give an artist a picture in place of the one there is (super)',
    right: 'super',
    upload: true,
    answer: ArtistDetailAnswer,
    touches: ['artists'],
  },
  'DELETE /api/artists/:id/image': {
    summary: 'Take the picture off an artist (super)',
    right: 'super',
    answer: ArtistDetailAnswer,
    touches: ['artists'],
  },
  'POST /api/artists/:id/image/restore': {
    summary: 'Give an artist a picture back that they had before (super)',
    right: 'super',
    body: ImageRestore,
    answer: ArtistDetailAnswer,
    touches: ['artists'],
  },
} satisfies EndpointsOf
