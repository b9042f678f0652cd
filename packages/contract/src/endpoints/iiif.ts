import { z } from 'zod'
import { Refusal } from '../answers.ts'
import { Hash } from '../hash.ts'
import type { EndpointsOf } from './endpoint.ts'

/** `folder.file`: a name that stands in an address as it is. */
const picture = z.string().max(200)
const version = z.enum(['2', '3'])
const part = z.string().max(120)
/** Plain JSON for who asks for that, and for browsers, which show it. */
const json = { type: ['application/ld+json', 'application/json'] as const, answer: z.unknown() }

const document = {
  right: 'everybody' as const,
  elsewhere: true as const,
  ...json,
  refuses: { 304: z.null(), 404: Refusal },
}
const ofPage = {
  ...document,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).optional() }),
}

/** Pictures for viewers and other institutions (IIIF). What is hidden is not there, but for who may see it. */
export const iiifEndpoints = {
  'GET /iiif/works/:work/manifest.json': {
    ...document,
    summary: 'A work with its pictures, for viewers (IIIF Presentation API)',
  },
  'GET /iiif/items/:hash/manifest.json': {
    ...document,
    summary: 'An item with its pictures, for viewers (IIIF Presentation API)',
    params: { hash: Hash },
  },
  'GET /iiif/events/:id/manifest.json': {
    ...document,
    summary: 'An exhibition or another event with its pictures, for viewers (IIIF Presentation API)',
  },
  'GET /iiif/collection.json': {
    ...document,
    summary: 'What there is, for viewers (IIIF Presentation API)',
  },
  'GET /iiif/artists/collection.json': { ...ofPage, summary: 'Artists (IIIF Presentation API)' },
  'GET /iiif/artists/:id/collection.json': {
    ...ofPage,
    summary: 'The works of an artist (IIIF Presentation API)',
  },
  'GET /iiif/archives/collection.json': { ...ofPage, summary: 'Archives (IIIF Presentation API)' },
  'GET /iiif/archives/general/collection.json': {
    ...ofPage,
    summary: 'The items of no archive (IIIF Presentation API)',
  },
  'GET /iiif/archives/:id/collection.json': {
    ...ofPage,
    summary: 'The items of an archive (IIIF Presentation API)',
  },
  'GET /iiif/collections/collection.json': {
    ...ofPage,
    summary: 'The public collections of the back room (IIIF Presentation API)',
  },
  'GET /iiif/collections/:link/collection.json': {
    ...document,
    summary: 'The works of a public collection (IIIF Presentation API)',
  },
  'GET /iiif/:version/:picture': {
    summary: 'Leads to the description of a picture (IIIF Image API)',
    right: 'published',
    elsewhere: true,
    params: { version, picture },
    answer: z.null(),
    refuses: { 303: z.null() },
  },
  'GET /iiif/:version/:picture/info.json': {
    summary: 'How large a picture is and how it can be asked for (IIIF Image API)',
    right: 'published',
    elsewhere: true,
    params: { version, picture },
    ...json,
    refuses: { 304: z.null() },
  },
  'GET /iiif/:version/:picture/:region/:size/:rotation/:file': {
    summary: 'A picture or a part of it, in a size, turned and coloured as asked (IIIF Image API)',
    right: 'published',
    elsewhere: true,
    params: { version, picture, region: part, size: part, rotation: part, file: part },
    type: ['image/jpeg', 'image/png', 'image/webp'],
    answer: z.unknown(),
    refuses: { 304: z.null(), 400: Refusal, 501: Refusal, 503: Refusal },
  },
} satisfies EndpointsOf
