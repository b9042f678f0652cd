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

/** What the panel's list shows of an artist. */
export const ArtistRow = ArtistSummary.extend({
  /** How many works are theirs, hidden ones too, and how many of them visitors see. */
  works: z.int().min(0),
  public_works: z.int().min(0),
  /** Whether there is a biography in Spanish. */
  has_bio: z.boolean(),
  updated_at: Instant,
})
export type ArtistRow = z.infer<typeof ArtistRow>

const Author = z.object({ full_name: z.string() }).nullable()

/** An artist as the gallery sees them: also with the events that are not active and the archives that are hidden. */
export const ArtistDetail = Artist.extend({
  /** Counts of all that merging would move, hidden or not. */
  works: z.int().min(0),
  items: z.int().min(0),
  created_at: Instant,
  created_by: Author,
  updated_by: Author,
})
export type ArtistDetail = z.infer<typeof ArtistDetail>

export const ArtistsQuery = z.object({
  query: line(0, 200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** Without it every artist comes in one page: the public grid shows them all. */
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  /** `1`: every artist as `{ id, display, last_name }`, for pickers. */
  list: z.stringbool().optional(),
  /** In the shape of the panel; needs the super flag, as all that follow. */
  showAll: z.stringbool().optional(),
  /** `false`: only artists without a picture. */
  image: z.stringbool().optional(),
  /** `false`: only artists without a biography in Spanish. */
  bio: z.stringbool().optional(),
  sort: z.enum(['name', '-name', 'works', '-works', '-updated']).optional(),
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

/** `GET /api/artists/{id}`: `showAll` answers in the shape of the panel; needs the super flag. */
export const ArtistQuery = z.object({ showAll: z.stringbool().optional() })
export type ArtistQuery = z.infer<typeof ArtistQuery>

export const ArtistAnswer = one(Artist)
export type ArtistAnswer = z.infer<typeof ArtistAnswer>
export const ArtistDetailAnswer = one(ArtistDetail)
export type ArtistDetailAnswer = z.infer<typeof ArtistDetailAnswer>
export const ArtistRowsAnswer = page(ArtistRow)
export type ArtistRowsAnswer = z.infer<typeof ArtistRowsAnswer>
export const ArtistsAnswer = page(ArtistSummary)
export type ArtistsAnswer = z.infer<typeof ArtistsAnswer>
export const ArtistNames = many(ArtistSummary.pick({ id: true, display: true, last_name: true }))
export type ArtistNames = z.infer<typeof ArtistNames>

export const artistUrl = (id: number): Url<ArtistAnswer> => `/api/artists/${id}`
export const artistsUrl = (query: { page?: number; query?: string } = {}): Url<ArtistsAnswer> =>
  withQuery('/api/artists', query)
/** An artist as the panel sees them. */
export const artistDetailUrl = (id: number): Url<ArtistDetailAnswer> => `/api/artists/${id}?showAll=1`
/** The panel's list, a page at a time. */
export const artistRowsUrl = (query: {
  page?: number
  per_page?: number
  query?: string
  image?: boolean
  bio?: boolean
  sort?: ArtistsQuery['sort']
}): Url<ArtistRowsAnswer> => withQuery('/api/artists', { showAll: true, ...query })
/** Every artist's name, for pickers. */
export const artistNamesUrl = (query: { query?: string } = {}): Url<ArtistNames> =>
  withQuery('/api/artists', { list: true, ...query })
