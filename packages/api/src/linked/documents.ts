import {
  type Archive,
  type Artist,
  artistHref,
  authoritiesOf,
  type Event,
  eventHref,
  hasManifest,
  type Item,
  itemHref,
  manifestPath,
  namedKind,
  sizeOf,
  type Work,
  workHref,
  yearOf,
} from '@gallery/contract'
import { issuedOf } from '../citing/issued.ts'
import { artistName } from '../citing/names.ts'
import { aat, itemTerms, workTerm } from './aat.ts'
import {
  dimensions,
  entity,
  head,
  identifier,
  inBoth,
  listed,
  manifest,
  pages,
  personName,
  plainStatement,
  representation,
  rights,
  type Source,
  statements,
  timespan,
  titles,
} from './parts.ts'

/** A work as a thing that somebody made (Linked Art, HumanMadeObject). */
export function linkedWork(source: Source, work: Work): object {
  const types = { type_es: work.type, type_en: work.type_en }
  const techniques = { technique_es: work.technique, technique_en: work.technique_en }
  const kind = workTerm(work.type, work.type_en)
  return {
    ...head(source, 'HumanMadeObject', { kind: 'work', id: work.id }, work.title_es),
    classified_as: [aat.artwork, ...(kind ? [kind] : [])],
    identified_by: [...titles(work, 'title'), ...identifier(work.code)],
    ...listed('referred_to_by', [
      ...(kind ? [] : statements(aat.description, types, 'type')),
      ...statements(aat.material, techniques, 'technique'),
      ...inBoth(aat.dimensions, (language) => sizeOf(work, language)),
      ...statements(aat.description, work, 'description'),
    ]),
    ...production(
      work.artist
        ? [entity(source, 'Person', { kind: 'artist', id: work.artist.id }, work.artist.display)]
        : [],
      made(yearOf(work, 'es'), work.year, work.date_edtf)
    ),
    ...listed('dimension', dimensions(work)),
    ...listed('subject_to', rights(work.rights_statement)),
    ...listed(
      'representation',
      work.public_images.map(({ file }) => representation(source, 'images', file))
    ),
    subject_of: [
      ...pages(source, (language) => workHref(work, language)),
      ...(work.public_images.length > 0 ? [manifest(source, manifestPath('works', work.id))] : []),
    ],
  }
}

/** A document of an archive as a thing that somebody made, in the set that it belongs to. */
export function linkedItem(source: Source, item: Item): object {
  const pictures = item.images.filter(({ picture }) => picture !== null)
  const { archive } = item
  return {
    ...head(source, 'HumanMadeObject', { kind: 'item', id: item.id }, item.subtitle_es),
    classified_as: [itemTerms[namedKind(item.kind)]],
    identified_by: [...titles(item, 'subtitle'), ...identifier(item.code)],
    ...listed('referred_to_by', [
      ...plainStatement(aat.material, item.technique),
      ...inBoth(aat.dimensions, (language) => sizeOf(item, language)),
      ...statements(aat.description, item, 'detail'),
      ...statements(aat.description, item, 'body'),
    ]),
    ...production(
      item.artists
        .filter(({ display }) => display === item.author)
        .map(({ id, display }) => entity(source, 'Person', { kind: 'artist', id }, display)),
      item.date
        ? timespan(item.date, item.date, item.date)
        : made(item.date_fallback || (item.year === null ? '' : `${item.year}`), item.year, item.date_edtf)
    ),
    ...listed('dimension', dimensions(item)),
    ...listed(
      'member_of',
      archive ? [entity(source, 'Set', { kind: 'archive', id: archive.id }, archive.title_es)] : []
    ),
    ...listed('subject_to', rights(item.rights_statement)),
    ...listed(
      'representation',
      pictures.map(({ file }) => representation(source, 'images', file))
    ),
    subject_of: [
      ...pages(source, (language) => itemHref(item, language)),
      ...(hasManifest(item) ? [manifest(source, manifestPath('items', item.hash))] : []),
    ],
  }
}

/** An exhibition or another event as something that was done (Activity). */
export function linkedEvent(source: Source, event: Event): object {
  return {
    ...head(source, 'Activity', { kind: 'event', id: event.id }, event.title_es),
    classified_as: [event.kind === 'exhibition' ? aat.exhibiting : aat.event],
    identified_by: titles(event, 'title'),
    ...listed('referred_to_by', [
      ...statements(aat.description, event, 'excerpt'),
      ...statements(aat.description, event, 'body'),
    ]),
    carried_out_by: [{ id: source.url, type: 'Group', _label: source.name }],
    took_place_at: [{ type: 'Place', _label: [event.place, source.name].filter(Boolean).join(', ') }],
    timespan: timespan('', event.from, event.to),
    ...listed(
      'used_specific_object',
      event.works.map(({ id, title_es }) => entity(source, 'HumanMadeObject', { kind: 'work', id }, title_es))
    ),
    subject_of: pages(source, (language) => eventHref(event, language)),
  }
}

/** An artist (Person), with what others call the same one. */
export function linkedArtist(source: Source, artist: Artist): object {
  return {
    ...head(source, 'Person', { kind: 'artist', id: artist.id }, artist.display),
    classified_as: [aat.artist],
    identified_by: [personName(artist.display, artistName(artist))],
    ...listed('referred_to_by', [
      ...statements(aat.biography, artist, 'dates'),
      ...statements(aat.biography, artist, 'bio'),
    ]),
    ...listed(
      'equivalent',
      authoritiesOf(artist).map(({ uri }) => ({ id: uri, type: 'Person', _label: artist.display }))
    ),
    subject_of: pages(source, (language) => artistHref(artist, language)),
  }
}

/** An archive as what its items are members of (Set). */
export function linkedArchive(source: Source, archive: Archive): object {
  return {
    ...head(source, 'Set', { kind: 'archive', id: archive.id }, archive.title_es),
    classified_as: [aat.archive],
    identified_by: titles(archive, 'title'),
    ...listed('referred_to_by', statements(aat.description, archive, 'description')),
    ...listed(
      'about',
      archive.artists.map(({ id, display }) => entity(source, 'Person', { kind: 'artist', id }, display))
    ),
    subject_of: pages(source, (language) => `/${language}/archives/${archive.id}`),
  }
}

function production(makers: object[], span: object | undefined): object {
  if (makers.length === 0 && span === undefined) return {}
  return {
    produced_by: {
      type: 'Production',
      ...listed('carried_out_by', makers),
      ...(span ? { timespan: span } : {}),
    },
  }
}

/** When something was made: in words, and from which year's first day to which year's last, where the words are years. */
function made(words: string, year: number | null, edtf: string): object | undefined {
  const issued = issuedOf(words, year, edtf)
  if (!issued || 'literal' in issued) {
    return timespan(words, year === null ? null : `${year}-01-01`, year === null ? null : `${year}-12-31`)
  }
  const [[from], last] = issued['date-parts']
  return timespan(words, `${from}-01-01`, `${last?.[0] ?? from}-12-31`)
}
