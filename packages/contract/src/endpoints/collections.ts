import { Done, stale } from '../answers.ts'
import {
  CollectionAnswer,
  CollectionChange,
  CollectionDetailAnswer,
  CollectionForm,
  CollectionNames,
  CollectionNeighboursAnswer,
  CollectionOptions,
  CollectionRowsAnswer,
  CollectionsAnswer,
  CollectionsFilter,
  CollectionsQuery,
  SharedCollectionAnswer,
} from '../collections.ts'
import { Id, ImageRestore } from '../fields.ts'
import { IdOrHash } from '../works.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between; `data` is the collection as it is now. */
const Stale = stale(CollectionDetailAnswer)

export const collectionsEndpoints = {
  'GET /api/collections?showAll=1': { right: 'everybody', answer: CollectionRowsAnswer },
  'GET /api/collections': {
    summary:
      'Collections, newest first, a page at a time; with list=1 names for pickers; with showAll the rows of the panel (super)',
    right: 'everybody',
    query: CollectionsQuery,
    answer: CollectionsAnswer,
    shows: ['collections', 'works', 'artists'],
  },
  'GET /api/collections?list=1': { right: 'everybody', answer: CollectionNames },
  'GET /api/collections/:key': {
    summary: 'One collection by its id or link, with its works in order; for super users with all there is',
    right: 'published',
    params: { key: IdOrHash },
    answer: CollectionAnswer,
    answerToSuper: CollectionDetailAnswer,
    shows: ['collections', 'works', 'artists'],
  },
  'GET /api/collections/:key/neighbours': {
    summary: 'The collections before and after one in the panel’s list, and its place there (super)',
    right: 'super',
    params: { key: Id },
    query: CollectionsFilter,
    answer: CollectionNeighboursAnswer,
    shows: ['collections', 'works', 'artists'],
  },
  'GET /api/share/collection/:link': {
    summary: 'A collection by its link, private rooms too while they are open',
    right: 'link',
    answer: SharedCollectionAnswer,
    shows: ['collections', 'works', 'artists'],
  },
  'POST /api/collections': {
    summary: 'Create a collection with its works in order (super)',
    right: 'super',
    once: true,
    body: CollectionForm,
    created: CollectionDetailAnswer,
    touches: ['collections'],
  },
  'PATCH /api/collections/:id': {
    summary:
      'Change texts, works, their order and covers; with updated_at unless somebody saved since (super)',
    right: 'super',
    body: CollectionChange,
    answer: CollectionDetailAnswer,
    refuses: { 409: Stale },
    touches: ['collections'],
  },
  'PUT /api/collections/:id': {
    summary: 'Set who may see a collection, until when and by which link (super)',
    right: 'super',
    body: CollectionOptions,
    answer: CollectionDetailAnswer,
    refuses: { 409: Stale },
    touches: ['collections'],
  },
  'POST /api/collections/:id/image': {
    summary: 'Give a collection a picture of its own (super)',
    right: 'super',
    upload: true,
    answer: CollectionDetailAnswer,
    touches: ['collections'],
  },
  'DELETE /api/collections/:id/image': {
    summary: 'Take the picture of a collection away; covers stand for it then (super)',
    right: 'super',
    answer: CollectionDetailAnswer,
    touches: ['collections'],
  },
  'DELETE /api/collections/:id': {
    summary: 'Put a collection into the bin; its room is closed with it (super)',
    right: 'super',
    answer: Done,
    touches: ['collections'],
  },
  'POST /api/collections/:id/restore': {
    summary: 'Take a collection out of the bin; its room opens again (super)',
    right: 'super',
    answer: CollectionDetailAnswer,
    touches: ['collections'],
  },
  'POST /api/collections/:id/image/restore': {
    summary: 'Give a collection a picture back that it had before (super)',
    right: 'super',
    body: ImageRestore,
    answer: CollectionDetailAnswer,
    touches: ['collections'],
  },
} satisfies EndpointsOf
