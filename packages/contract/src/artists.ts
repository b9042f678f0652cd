import { z } from 'zod'
import { names, one, PaginationMeta, page } from './answers.ts'
import { ArchiveSummary } from './archives.ts'
import { Decade } from './decade.ts'
import { EventSummary } from './events.ts'
import { Author, Id, Ids, Instant, line, Picture } from './fields.ts'
import { artistFields } from './records/artists.ts'
import { named, shapesOf } from './records/fieldsOf.ts'
import { WorkSummary } from './works.ts'

/** What lists show of an artist. */
export const ArtistSummary = z.object({
  id: Id,
  ...shapesOf(named(artistFields, 'display', 'last_name', 'dates_es', 'dates_en'), 'read'),
  /** File name under `/storage/artists`, or null. */
  image: z.string().nullable(),
  picture: Picture.nullable(),
})
export type ArtistSummary = z.infer<typeof ArtistSummary>

/**
 * Where a page of an artist's works stands, and what the works could be narrowed to, with how many there would be: each
 * of the two lists is counted among the works that the other one leaves. Both are empty where all works fit on one page.
 */
export const ArtistWorksMeta = PaginationMeta.extend({
  /** Earliest first, the undated ones last. */
  decades: z.array(
    z.object({
      decade: Decade,
      count: z.int().min(1),
      /** How many of them have a date of at most a decade. */
      near: z.int().min(0),
    })
  ),
  /** By name; the hundred that have the most works. */
  series: z.array(z.object({ series: z.string(), count: z.int().min(1) })),
})
export type ArtistWorksMeta = z.infer<typeof ArtistWorksMeta>

/** An artist's page. Only public works, active events and public archives are in it. */
export const Artist = ArtistSummary.extend({
  ...shapesOf(artistFields, 'read'),
  /** The first page of them, by year; the others are at `artistWorksUrl`. */
  public_works: z.array(WorkSummary),
  public_works_meta: ArtistWorksMeta,
  events: z.array(EventSummary),
  archives: z.array(
    ArchiveSummary.pick({
      id: true,
      title_es: true,
      title_en: true,
      count: true,
      first_year: true,
      last_year: true,
    })
  ),
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
  /** Without it artists come as the public grid shows them: by 60. */
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  /** The initial of the name that they are sorted by, one of `meta.letters`; accents and case count for nothing. */
  letter: line(0, 10).optional(),
  /** `1`: artists as `{ id, display, last_name }`, a hundred at most, for pickers. */
  list: z.stringbool().optional(),
  /** With `list`: only these. */
  ids: Ids.optional(),
  /** In the shape of the panel; needs the super flag, as all that follow. */
  showAll: z.stringbool().optional(),
  /** `false`: only artists without a picture. */
  image: z.stringbool().optional(),
  /** `false`: only artists without a biography in Spanish. */
  bio: z.stringbool().optional(),
  sort: z.enum(['name', '-name', 'works', '-works', '-updated']).optional(),
})
export type ArtistsQuery = z.infer<typeof ArtistsQuery>

export const ArtistForm = z.object(shapesOf(artistFields, 'inForm'))
export type ArtistForm = z.infer<typeof ArtistForm>
/** What a PATCH may change; `updated_at` is the state it started from, and a newer one is answered with 409. */
export const ArtistChange = z
  .object(shapesOf(artistFields, 'written'))
  .partial()
  .extend({ updated_at: Instant.optional() })
export type ArtistChange = z.infer<typeof ArtistChange>

/** Merging: `into` takes over everything that hangs on the artist of the path, who then goes into the bin. */
export const ArtistMerge = z.object({ into: Id })
export type ArtistMerge = z.infer<typeof ArtistMerge>

/** `GET /api/artists/{id}`: `showAll` answers in the shape of the panel; needs the super flag. */
export const ArtistQuery = z.object({ showAll: z.stringbool().optional() })
export type ArtistQuery = z.infer<typeof ArtistQuery>

/** `GET /api/artists/{id}/works`: a page of the public works, by year. */
export const ArtistWorksQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  decade: Decade.optional(),
  /** The whole name of a series. */
  series: line(1, 300).optional(),
})
export type ArtistWorksQuery = z.infer<typeof ArtistWorksQuery>

export const ArtistAnswer = one(Artist)
export type ArtistAnswer = z.infer<typeof ArtistAnswer>
export const ArtistDetailAnswer = one(ArtistDetail)
export type ArtistDetailAnswer = z.infer<typeof ArtistDetailAnswer>
export const ArtistRowsAnswer = page(ArtistRow)
export type ArtistRowsAnswer = z.infer<typeof ArtistRowsAnswer>
/** `letters`: the initials of all artists, with how many there are; only of a list too long for one page. */
export const ArtistsAnswer = z.object({
  data: z.array(ArtistSummary),
  meta: PaginationMeta.extend({
    letters: z.array(z.object({ letter: z.string(), count: z.int().min(1) })).optional(),
  }),
})
export type ArtistsAnswer = z.infer<typeof ArtistsAnswer>
export const ArtistWorksAnswer = z.object({ data: z.array(WorkSummary), meta: ArtistWorksMeta })
export type ArtistWorksAnswer = z.infer<typeof ArtistWorksAnswer>
export const ArtistNames = names(ArtistSummary.pick({ id: true, display: true, last_name: true }))
export type ArtistNames = z.infer<typeof ArtistNames>
