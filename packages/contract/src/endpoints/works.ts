import { z } from 'zod'
import { Done, one, Refusal, stale } from '../answers.ts'
import { CollectedWorkAnswer } from '../collections.ts'
import { WorkFacetsAnswer } from '../facets.ts'
import { Id } from '../fields.ts'
import { MovementWrite } from '../movements.ts'
import { WorkAccessAnswer, WorkAccessQuery } from '../workAccess.ts'
import { WorkHeld, WorksHeld } from '../workHolds.ts'
import {
  ChangedIds,
  ChosenWorks,
  MovementsStrike,
  NeighboursAnswer,
  WorkAnswer,
  WorkChange,
  WorkCountsAnswer,
  WorkDetail,
  WorkDetailAnswer,
  WorkFacetsQuery,
  WorkForm,
  WorkIdsAnswer,
  WorkImageForm,
  WorkImagesChange,
  WorkNames,
  WorkRowsAnswer,
  WorksAnswer,
  WorksChange,
  WorksCollecting,
  WorksFilter,
  WorksMoved,
  WorksMovement,
  WorksPublication,
  WorksQuery,
} from '../works.ts'
import { WorksReview, WorksSettingForm, WorksSettingLine, WorksSettingUndo } from '../worksChange.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between; `data` is the work as it is now. */
const Stale = stale(one(WorkDetail))

export const worksEndpoints = {
  'GET /api/works/ids': {
    summary: 'The ids of all works of the panel’s list, in its order, as many as a bulk action takes (super)',
    right: 'super',
    query: WorksFilter,
    answer: WorkIdsAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works/counts': {
    summary: 'How many works the panel’s filters leave, in all and by each of its quick filters (super)',
    right: 'super',
    query: WorksFilter,
    answer: WorkCountsAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works/access': {
    summary: 'Who sees some works: whether they are public, and the secret link of each (super)',
    right: 'super',
    query: WorkAccessQuery,
    answer: WorkAccessAnswer,
    shows: ['works'],
  },
  'GET /api/works/:work/neighbours': {
    summary: 'The works before and after one in the panel’s list, and its place there (super)',
    right: 'super',
    params: { work: Id },
    query: WorksFilter,
    answer: NeighboursAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works?showAll=1': { right: 'everybody', answer: WorkRowsAnswer },
  'GET /api/works': {
    summary:
      'Works, what is searched for nearest first, else newest first, a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
    right: 'everybody',
    query: WorksQuery,
    answer: WorksAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works?list=1': { right: 'everybody', answer: WorkNames },
  'GET /api/works/facets': {
    summary:
      'What the works that visitors find by these words can be narrowed to, with how many there would be',
    right: 'everybody',
    query: WorkFacetsQuery,
    answer: WorkFacetsAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works/:work': {
    summary: 'One work by id or hash, with its neighbours on the artist’s page; for super users all of it',
    right: 'published',
    answer: WorkAnswer,
    answerToSuper: WorkDetailAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works/:work/collections/:collection': {
    summary: 'One work of a public collection, with its neighbours there; for super users of any',
    right: 'published',
    answer: WorkAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/works/:work/:collection': {
    summary: 'One work of a collection or of an open room, with its neighbours there',
    right: 'link',
    answer: CollectedWorkAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'GET /api/share/work/:link': {
    summary: 'The work that a secret link opens, hidden or not',
    right: 'link',
    answer: WorkAnswer,
    shows: ['works', 'artists', 'collections'],
  },
  'POST /api/works/publish': {
    summary: 'Show or hide several works (super)',
    right: 'super',
    body: WorksPublication,
    answer: ChangedIds,
    touches: ['works'],
  },
  'POST /api/works/collect': {
    summary: 'Add several works to a collection, or take them out (super)',
    right: 'super',
    body: WorksCollecting,
    answer: ChangedIds,
    touches: ['works', 'collections'],
  },
  'POST /api/works/movements': {
    summary:
      'Add a line to the ledger of several works; owner and price stay as they are where it leaves them out; answers with the ids of the lines (super)',
    right: 'super',
    once: true,
    body: WorksMovement,
    answer: ChangedIds,
    refuses: { 409: z.union([WorksHeld, WorksMoved]) },
    touches: ['works'],
  },
  'POST /api/works/movements/remove': {
    summary: 'Strike lines of ledgers through, by the ids of the lines (super)',
    right: 'super',
    body: MovementsStrike,
    answer: ChangedIds,
    touches: ['works'],
  },
  'POST /api/works/movements/restore': {
    summary: 'Take back that lines of ledgers were struck through, by the ids of the lines (super)',
    right: 'super',
    body: ChosenWorks,
    answer: ChangedIds,
    refuses: { 409: WorksHeld },
    touches: ['works'],
  },
  'POST /api/works/delete': {
    summary: 'Put several works into the bin (super)',
    right: 'super',
    body: ChosenWorks,
    answer: ChangedIds,
    touches: ['works'],
  },
  'POST /api/works/restore': {
    summary: 'Take several works out of the bin (super)',
    right: 'super',
    body: ChosenWorks,
    answer: ChangedIds,
    touches: ['works'],
  },
  'POST /api/works': {
    summary: 'Create a work (super)',
    right: 'super',
    once: true,
    body: WorkForm,
    created: WorkDetailAnswer,
    touches: ['works'],
  },
  'PATCH /api/works/all': {
    summary: 'Change several works, all or none (super)',
    right: 'super',
    body: WorksChange,
    answer: z.object({ data: z.array(Id) }),
    refuses: { 404: Refusal, 409: Stale },
    touches: ['works'],
  },
  'PATCH /api/works/:id': {
    summary:
      'Change a work, or renew its secret link; with updated_at only if nobody saved since then (super)',
    right: 'super',
    body: WorkChange,
    answer: WorkDetailAnswer,
    refuses: { 409: Stale },
    touches: ['works'],
  },
  'PATCH /api/works/toggleArtist/:id': {
    summary: 'Make the artist with the id of the body the work’s, or take them off it (super)',
    right: 'super',
    body: z.object({ id: Id }),
    answer: WorkDetailAnswer,
    touches: ['works'],
  },
  'DELETE /api/works/:id': {
    summary: 'Put a work into the bin (super)',
    right: 'super',
    answer: Done,
    touches: ['works'],
  },
  'POST /api/works/:id/restore': {
    summary: 'Take a work out of the bin, with all that hung on it (super)',
    right: 'super',
    answer: WorkDetailAnswer,
    touches: ['works'],
  },
  'POST /api/works/:id/images': {
    summary: 'Add a picture to a work, at the end (super)',
    right: 'super',
    body: WorkImageForm,
    upload: true,
    created: WorkDetailAnswer,
    touches: ['works'],
  },
  'PATCH /api/works/:id/images': {
    summary: 'Change texts, visibility and order of a work’s pictures (super)',
    right: 'super',
    body: WorkImagesChange,
    answer: WorkDetailAnswer,
    refuses: { 409: Stale },
    touches: ['works'],
  },
  'DELETE /api/works/:id/images/:image': {
    summary: 'Take a picture off a work, into the bin (super)',
    right: 'super',
    answer: WorkDetailAnswer,
    touches: ['works'],
  },
  'POST /api/works/:id/images/:image/restore': {
    summary: 'Take a picture of a work out of the bin, to where it stood (super)',
    right: 'super',
    answer: WorkDetailAnswer,
    touches: ['works'],
  },
  'POST /api/works/:id/movements': {
    summary:
      'Add a line to the ledger of a work; owner and price stay as they are where it leaves them out (super)',
    right: 'super',
    once: true,
    body: MovementWrite,
    created: WorkDetailAnswer,
    refuses: { 409: z.union([WorkHeld, WorksMoved]) },
    touches: ['works'],
  },
  'DELETE /api/works/:id/movements/:movement': {
    summary:
      'Strike a line of the ledger of a work through, set by mistake; it stays, with who and when (super)',
    right: 'super',
    answer: WorkDetailAnswer,
    touches: ['works'],
  },
  'POST /api/works/change/review': {
    summary: 'What a change of several works would make of each; writes nothing (super)',
    right: 'super',
    body: WorksSettingForm,
    answer: WorksReview,
  },
  'POST /api/works/change': {
    summary:
      'Change several works, all or none; answers with JSON by lines that tell how far it is, and ends when whoever asked hangs up (super)',
    right: 'super',
    body: WorksSettingForm,
    type: 'application/x-ndjson',
    answer: WorksSettingLine,
    refuses: { 409: Refusal },
    touches: ['works'],
  },
  'POST /api/works/change/undo': {
    summary: 'Take a change of several works back, with what it answered (super)',
    right: 'super',
    body: WorksSettingUndo,
    answer: ChangedIds,
    touches: ['works'],
  },
} satisfies EndpointsOf
