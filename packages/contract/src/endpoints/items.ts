import { z } from 'zod'
import { Done, Refusal, stale } from '../answers.ts'
import { ItemFacetsAnswer } from '../facets.ts'
import { Id } from '../fields.ts'
import {
  ItemAnswer,
  ItemChange,
  ItemDetailAnswer,
  ItemFacetsQuery,
  ItemFileForm,
  ItemFilesChange,
  ItemForm,
  ItemNames,
  ItemRowsAnswer,
  ItemsAnswer,
  ItemsChange,
  ItemsQuery,
  LeafAnswer,
} from '../items.ts'
import { TagsAnswer, TagsQuery } from '../tags.ts'
import { IdOrHash } from '../works.ts'
import type { EndpointsOf } from './endpoint.ts'

/** 409: somebody saved in between; `data` is the item as it is now. */
const Stale = stale(ItemDetailAnswer)

export const itemsEndpoints = {
  'GET /api/items?showAll=1': { right: 'everybody', answer: ItemRowsAnswer },
  'GET /api/items': {
    summary:
      'Items, what is searched for nearest first, else newest first, a page at a time; with list=1 names for pickers',
    right: 'everybody',
    query: ItemsQuery,
    answer: ItemsAnswer,
    shows: ['items', 'archives', 'artists'],
  },
  'GET /api/items?list=1': { right: 'everybody', answer: ItemNames },
  'GET /api/items/facets': {
    summary:
      'What the items that visitors find by these words can be narrowed to, with how many there would be',
    right: 'everybody',
    query: ItemFacetsQuery,
    answer: ItemFacetsAnswer,
    shows: ['items', 'archives', 'artists'],
  },
  'GET /api/items/:id': {
    summary: 'One item by its id or its hash',
    right: 'published',
    params: { id: IdOrHash },
    answer: ItemAnswer,
    answerToSuper: ItemDetailAnswer,
    shows: ['items', 'archives', 'artists'],
  },
  'GET /api/items/:id/images/:image/captions/:lang': {
    summary: 'What is said in a recording of an item and when (WebVTT)',
    right: 'published',
    params: { id: IdOrHash },
    type: 'text/vtt; charset=utf-8',
    answer: z.string(),
    elsewhere: true,
    shows: ['items', 'archives'],
  },
  'GET /api/items/:id/images/:image/leaves/:number': {
    summary: 'The text that is on a leaf of a PDF of an item',
    right: 'published',
    params: { id: IdOrHash, number: Id },
    answer: LeafAnswer,
    shows: ['items', 'archives'],
  },
  'GET /api/tags': {
    summary: 'Tags whose words hold the query, at most fifty (super)',
    right: 'super',
    query: TagsQuery,
    answer: TagsAnswer,
    shows: ['items', 'archives', 'artists'],
  },
  'POST /api/items': {
    summary: 'Create an item (super)',
    right: 'super',
    once: true,
    body: ItemForm,
    created: ItemDetailAnswer,
    touches: ['items'],
  },
  'PATCH /api/items/all': {
    summary: 'Change several items, all or none (super)',
    right: 'super',
    body: ItemsChange,
    answer: z.object({ data: z.array(Id) }),
    refuses: { 404: Refusal, 409: Stale },
    touches: ['items'],
  },
  'PATCH /api/items/:id': {
    summary: 'Change an item; with updated_at only if nobody saved since then (super)',
    right: 'super',
    body: ItemChange,
    answer: ItemDetailAnswer,
    refuses: { 409: Stale },
    touches: ['items'],
  },
  'PATCH /api/items/toggleArtist/:id': {
    summary: 'Add the artist with the id of the body to the item, or take them out (super)',
    right: 'super',
    body: z.object({ id: Id }),
    answer: ItemDetailAnswer,
    touches: ['items'],
  },
  'DELETE /api/items/:id': {
    summary: 'Put an item into the bin (super)',
    right: 'super',
    answer: Done,
    touches: ['items'],
  },
  'POST /api/items/:id/restore': {
    summary: 'Take an item out of the bin, with all that it had (super)',
    right: 'super',
    answer: ItemDetailAnswer,
    touches: ['items'],
  },
  'POST /api/items/:id/images': {
    summary: 'Add a file at the end: a picture, or a document to download (super)',
    right: 'super',
    body: ItemFileForm,
    upload: true,
    created: ItemDetailAnswer,
    touches: ['items'],
  },
  'PATCH /api/items/:id/images': {
    summary:
      'Change descriptions and order of files; with updated_at only if nobody saved since then (super)',
    right: 'super',
    body: ItemFilesChange,
    answer: ItemDetailAnswer,
    refuses: { 409: Stale },
    touches: ['items'],
  },
  'DELETE /api/items/:id/images/:file': {
    summary: 'Put a file into the bin (super)',
    right: 'super',
    params: { file: Id },
    answer: ItemDetailAnswer,
    touches: ['items'],
  },
  'POST /api/items/:id/images/:file/restore': {
    summary: 'Take a file out of the bin, to its place (super)',
    right: 'super',
    params: { file: Id },
    answer: ItemDetailAnswer,
    touches: ['items'],
  },
} satisfies EndpointsOf
