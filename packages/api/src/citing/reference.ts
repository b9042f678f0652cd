/**
 * What is cited, in the words of CSL-JSON 1.0.2, which is what other programs read: their names of fields and types are
 * the standard's. Only what our records have is in it; what is not known is undefined.
 */
export type Reference = {
  /** The name of its permanent address. */
  id: string
  type: ReferenceType
  title: string
  language: 'es-AR' | 'en'
  author: Name[] | undefined
  issued: IssuedDate | undefined
  /** What kind of thing it is, in words: "Pintura", "Carta". */
  genre?: string | undefined
  medium?: string | undefined
  dimensions?: string | undefined
  'number-of-pages'?: string | undefined
  /** What it was published in. */
  'container-title'?: string | undefined
  /** Who keeps it, in which town, in which of their archives and under which mark. */
  archive: string
  'archive-place': string | undefined
  archive_collection?: string | undefined
  archive_location?: string | undefined
  /** Where it was made or published. */
  'publisher-place'?: string | undefined
  'event-place'?: string | undefined
  keyword?: string | undefined
  URL: string
  accessed: IssuedDate
}

export type ReferenceType =
  | 'graphic'
  | 'personal_communication'
  | 'manuscript'
  | 'document'
  | 'book'
  | 'article-magazine'
  | 'article-newspaper'
  | 'song'
  | 'motion_picture'
  | 'event'

/** Somebody whose last name is known, or who has one name for all: a pseudonym, a group, an institution. */
export type Name = { family: string; given: string } | { literal: string }

export type DateParts = [year: number, month?: number, day?: number]

/** A day, month or year, or from one to another; or only words. */
export type IssuedDate =
  | { 'date-parts': [DateParts] | [DateParts, DateParts]; circa?: true }
  | { literal: string }
