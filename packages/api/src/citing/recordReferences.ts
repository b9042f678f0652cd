import {
  addressParts,
  type Event,
  type Item,
  type Language,
  namedKind,
  type Options,
  type PermanentRecord,
  permanentName,
  permanentPath,
  sizeOf,
  techniqueOf,
  translated,
  type Work,
  wordedDate,
  yearOf,
} from '@gallery/contract'
import { say } from '../say.ts'
import { dayParts, issuedOf } from './issued.ts'
import { artistNames, type NamedArtist, namesIn } from './names.ts'
import type { IssuedDate, Reference, ReferenceType } from './reference.ts'

/** What a citation says of the gallery, and when it is made. */
export type Citing = Pick<Options, 'name' | 'address'> & {
  language: Language
  /** The site's public address without a slash at its end. */
  url: string
  today: string
}

/** As many artists an exhibition is by; one of more is its gallery's. */
const fewArtists = 3

/** A work of art. */
export function workReference(work: Work, citing: Citing): Reference {
  const { language } = citing
  return {
    ...named({ kind: 'work', id: work.id }, translated(work, 'title', language).text, citing),
    type: 'graphic',
    author: known(artistNames(work.artist ? [work.artist] : [])),
    issued: issuedOf(yearOf(work, language), work.year, work.date_edtf),
    genre: line(translated({ type_es: work.type, type_en: work.type_en }, 'type', language).text),
    medium: line(techniqueOf(work, language).text),
    dimensions: line(sizeOf(work, language)),
    archive: citing.name,
    'archive-place': townOf(citing),
  }
}

const itemTypes: Readonly<Record<ReturnType<typeof namedKind>, ReferenceType>> = {
  catalog: 'book',
  correspondence: 'personal_communication',
  official_documentation: 'document',
  personal_writting: 'manuscript',
  photography: 'graphic',
  book: 'book',
  other: 'document',
  publication: 'article-magazine',
  document: 'document',
  audio: 'song',
  video: 'motion_picture',
  press: 'article-newspaper',
}

/** A document of an archive. */
export function itemReference(item: Item, citing: Citing): Reference {
  const { language } = citing
  const kind = namedKind(item.kind)
  const isPublished = kind === 'publication' || kind === 'press'
  return {
    ...named({ kind: 'item', id: item.id }, translated(item, 'subtitle', language).text, citing),
    type: itemTypes[kind],
    author: known(namesIn(item.author, item.artists)),
    issued: item.date
      ? { 'date-parts': [dayParts(item.date)] }
      : issuedOf(wordedDate(item.date_fallback, item.date_words, language), item.year, item.date_edtf),
    genre: kind === 'other' ? undefined : say(language, `cite.kind.${kind}`),
    medium: line(item.technique),
    dimensions: line(sizeOf(item, language)),
    'number-of-pages': item.pages === null ? undefined : `${item.pages}`,
    'container-title': isPublished ? line(item.source) : undefined,
    archive: say(language, 'cite.archive', { gallery: citing.name }),
    'archive-place': townOf(citing),
    archive_collection: item.archive ? line(translated(item.archive, 'title', language).text) : undefined,
    archive_location: line(item.code),
    'publisher-place': line(item.place),
    keyword: line(item.tags.map(({ content }) => content).join(', ')),
  }
}

/** An exhibition or another event. @param artists who shows in it, in order */
export function eventReference(event: Event, artists: readonly NamedArtist[], citing: Citing): Reference {
  const { language } = citing
  const [from, to] = [dayParts(event.from), dayParts(event.to)]
  return {
    ...named({ kind: 'event', id: event.id }, translated(event, 'title', language).text, citing),
    type: 'event',
    author: known(artists.length > fewArtists ? [] : artistNames(artists)),
    issued: { 'date-parts': event.from === event.to ? [from] : [from, to] },
    genre: say(language, event.kind === 'exhibition' ? 'cite.exhibition' : 'cite.event'),
    archive: citing.name,
    'archive-place': townOf(citing),
    'event-place': line([event.place, citing.name, townOf(citing)].filter(Boolean).join(', ')),
  }
}

/** What every reference has. */
function named(record: PermanentRecord, title: string, { language, url, today }: Citing) {
  return {
    id: permanentName(record),
    title: line(title) ?? '',
    language: language === 'es' ? ('es-AR' as const) : ('en' as const),
    URL: url + permanentPath(record),
    accessed: { 'date-parts': [dayParts(today)] } satisfies IssuedDate,
  }
}

/** The town without its code: "C1183 Buenos Aires". */
function townOf({ address }: Citing): string | undefined {
  const words = addressParts(address).town?.split(' ') ?? []
  return line(words.filter((word) => !/\d/.test(word)).join(' '))
}

/** A text in one line, or undefined for none. */
function line(text: string): string | undefined {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined
}

function known<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
