import { z } from 'zod'
import { many, one, page } from './answers.ts'
import { EventSummary } from './events.ts'
import { Id, Instant, line, lines, Picture } from './fields.ts'
import { type Url, withQuery } from './url.ts'
import { WorkSummary } from './works.ts'

/** What lists show of an artist. */
export const ArtistSummary = z.object({
  id: Id,
  display: z.string(),
  last_name: z.string(),
  /** File name under `/storage/artists`, or null. */
  image: z.string().nullable(),
  picture: Picture.nullable(),
  /** One line such as "Rosario, 1921 - Buenos Aires, 2004". */
  dates_es: z.string(),
  dates_en: z.string(),
})
export type ArtistSummary = z.infer<typeof ArtistSummary>

/** An artist's page (spec §2). Only public works, active events and public archives are in it. */
export const Artist = ArtistSummary.extend({
  /** HTML. */
  bio_es: z.string(),
  bio_en: z.string(),
  public_works: z.array(WorkSummary),
  events: z.array(EventSummary),
  archives: z.array(z.object({ id: Id, title_es: z.string(), title_en: z.string() })),
  updated_at: Instant,
})
export type Artist = z.infer<typeof Artist>

export const ArtistsQuery = z.object({
  query: line(0, 200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** Without it every artist comes in one page: the public grid shows them all. */
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  /** `1`: every artist as `{ id, display, last_name }`, for pickers. */
  list: z.stringbool().optional(),
})
export type ArtistsQuery = z.infer<typeof ArtistsQuery>

const artistFields = z.object({
  display: line(1, 200),
  last_name: line(0, 200),
  dates_es: line(0, 300),
  dates_en: line(0, 300),
  bio_es: lines(100_000),
  bio_en: lines(100_000),
})
const shape = artistFields.shape
export const ArtistForm = artistFields.extend({
  last_name: shape.last_name.default(''),
  dates_es: shape.dates_es.default(''),
  dates_en: shape.dates_en.default(''),
  bio_es: shape.bio_es.default(''),
  bio_en: shape.bio_en.default(''),
})
export type ArtistForm = z.infer<typeof ArtistForm>
/** What a PATCH may change; `updated_at` is the state it started from, and a newer one is answered with 409. */
export const ArtistChange = artistFields.partial().extend({ updated_at: Instant.optional() })
export type ArtistChange = z.infer<typeof ArtistChange>

/** Merging: `into` takes over everything that hangs on the artist of the path, who then goes into the bin. */
export const ArtistMerge = z.object({ into: Id })
export type ArtistMerge = z.infer<typeof ArtistMerge>

export const ArtistAnswer = one(Artist)
export type ArtistAnswer = z.infer<typeof ArtistAnswer>
export const ArtistsAnswer = page(ArtistSummary)
export type ArtistsAnswer = z.infer<typeof ArtistsAnswer>
export const ArtistNames = many(ArtistSummary.pick({ id: true, display: true, last_name: true }))
export type ArtistNames = z.infer<typeof ArtistNames>

export const artistUrl = (id: number): Url<ArtistAnswer> => `/api/artists/${id}`
export const artistsUrl = (query: { page?: number; query?: string } = {}): Url<ArtistsAnswer> =>
  withQuery('/api/artists', query)
