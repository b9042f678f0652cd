import { Done, Refusal, stale } from '../answers.ts'
import {
  SlideAnswer,
  SlideForm,
  SlideRowAnswer,
  SlideRowsAnswer,
  SlidesAnswer,
  SlidesChange,
  SlidesQuery,
} from '../slides.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between; `data` is every slide as it is now. */
const Stale = stale(SlideRowsAnswer)

export const slidesEndpoints = {
  'GET /api/slides?showAll=1': { right: 'everybody', answer: SlideRowsAnswer },
  'GET /api/slides': {
    summary: 'The slides of the home page, in order',
    right: 'everybody',
    query: SlidesQuery,
    answer: SlidesAnswer,
    shows: ['slides', 'events', 'artists'],
  },
  'GET /api/slides/:id': {
    summary: 'One slide',
    right: 'published',
    answer: SlideAnswer,
    answerToSuper: SlideRowAnswer,
    shows: ['slides', 'events', 'artists'],
  },
  'POST /api/slides': {
    summary: 'Add a slide at the end (super)',
    right: 'super',
    body: SlideForm,
    upload: true,
    created: SlideRowAnswer,
    touches: ['slides'],
  },
  'POST /api/slides/:id/image': {
    summary: 'Give a slide another picture (super)',
    right: 'super',
    upload: true,
    answer: SlideRowAnswer,
    touches: ['slides'],
  },
  'PATCH /api/slides/all': {
    summary: 'Change texts and order of slides; with updated_at only if nobody changed them since (super)',
    right: 'super',
    body: SlidesChange,
    answer: SlideRowsAnswer,
    refuses: { 404: Refusal, 409: Stale },
    touches: ['slides'],
  },
  'DELETE /api/slides/:id': {
    summary: 'Put a slide into the bin (super)',
    right: 'super',
    answer: Done,
    touches: ['slides'],
  },
  'POST /api/slides/:id/restore': {
    summary: 'Take a slide out of the bin, to its place (super)',
    right: 'super',
    answer: SlideRowAnswer,
    touches: ['slides'],
  },
} satisfies EndpointsOf
