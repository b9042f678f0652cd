import { z } from 'zod'
import { Refusal } from '../answers.ts'
import type { EndpointsOf } from './endpoint.ts'

/** `folder.file`: a name that stands in an address as it is. */
const picture = z.string().max(200)
const version = z.enum(['2', '3'])
const part = z.string().max(120)
const json = z.string()

/** Pictures for viewers and other institutions (IIIF). What is hidden is not there, but for who may see it. */
export const iiifEndpoints = {
  'GET /iiif/:version/:picture': {
    summary: 'Leads to the description of a picture (IIIF Image API)',
    right: 'published',
    elsewhere: true,
    params: { version, picture },
    answer: z.string(),
    refuses: { 303: z.unknown() },
  },
  'GET /iiif/:version/:picture/info.json': {
    summary: 'How large a picture is and how it can be asked for (IIIF Image API)',
    right: 'published',
    elsewhere: true,
    params: { version, picture },
    answer: json,
    refuses: { 304: z.null() },
  },
  'GET /iiif/:version/:picture/:region/:size/:rotation/:file': {
    summary: 'A picture or a part of it, in a size, turned and coloured as asked (IIIF Image API)',
    right: 'published',
    elsewhere: true,
    params: { version, picture, region: part, size: part, rotation: part, file: part },
    answer: z.unknown(),
    refuses: { 304: z.null(), 400: Refusal, 501: Refusal, 503: Refusal },
  },
} satisfies EndpointsOf
