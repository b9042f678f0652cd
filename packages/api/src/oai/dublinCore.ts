import {
  eventHref,
  type IiifFolder,
  itemHref,
  type Language,
  manifestPath,
  namedKind,
  permanentPath,
  sizeOf,
  storagePath,
  workHref,
} from '@gallery/contract'
import type { Document, DocumentOf } from '../harvest/document.ts'
import { say } from '../say.ts'
import { textOf } from '../textOf.ts'
import { element, type Xml } from '../xml.ts'

/** The gallery that speaks. */
export type Publisher = { url: string; name: string }

/** An element of Dublin Core with the text that it bears, and its language where it has one. */
type Fact = readonly [name: string, text: string, language?: Language]

/** A record as Dublin Core, `oai_dc`. */
export function dublinCore(document: Document, gallery: Publisher): Xml {
  const facts = [...ofKind(document, gallery), ...common(document, gallery)].filter(([, text]) => text !== '')
  return element(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    },
    facts.map(([name, text, language]) => element(`dc:${name}`, { 'xml:lang': language }, text))
  )
}

function ofKind(document: Document, gallery: Publisher): Fact[] {
  switch (document.kind) {
    case 'work':
      return ofWork(document, gallery)
    case 'item':
      return ofItem(document, gallery)
    case 'event':
      return ofEvent(document, gallery)
  }
}

function ofWork(work: DocumentOf<'work'>, { url }: Publisher): Fact[] {
  const { year, year_text, date_edtf } = work
  return [
    ...both('title', work.title_es, work.title_en),
    ['creator', work.artist?.display ?? ''],
    ['date', date_edtf || year_text || (year === null ? '' : String(year))],
    ['type', 'PhysicalObject'],
    ...both('type', work.type, work.type_en),
    ...both('format', work.technique, work.technique_en),
    ...sizes(work),
    ...both('description', textOf(work.description_es), textOf(work.description_en)),
    ['identifier', work.code],
    ['identifier', url + workHref(work, 'es')],
    ...pictures(url, 'images', work.images),
    ['relation', work.images.length > 0 ? url + manifestPath('works', work.id) : ''],
    ['relation', work.series],
  ]
}

function ofItem(item: DocumentOf<'item'>, { url }: Publisher): Fact[] {
  const { year, date_fallback, date_edtf, date } = item
  const kind = namedKind(item.item_kind)
  return [
    ...both('title', item.subtitle_es, item.subtitle_en),
    ['creator', item.author],
    ...item.artists.map(({ display }): Fact => ['contributor', display]),
    ['date', date ?? (date_edtf || date_fallback || (year === null ? '' : String(year)))],
    ['type', dcmiTypes[kind] ?? 'Text'],
    ...both('type', say('es', `iiif.kind.${kind}`), say('en', `iiif.kind.${kind}`)),
    ['format', item.technique],
    ...sizes(item),
    ...both('description', textOf(item.detail_es), textOf(item.detail_en)),
    ...both('description', textOf(item.body_es), textOf(item.body_en)),
    ...item.tags.map((tag): Fact => ['subject', tag]),
    ['coverage', item.place],
    ['source', item.source],
    ['identifier', item.code],
    ['identifier', item.citation],
    ['identifier', url + itemHref({ ...item, archive_id: item.archive?.id ?? null }, 'es')],
    ...pictures(url, 'images', item.files),
    ['relation', item.link],
    [
      'relation',
      item.files.some(({ mime, leaves, played }) => mime.startsWith('image/') || leaves || played)
        ? url + manifestPath('items', item.hash)
        : '',
    ],
    ...(item.archive === null ? [] : both('relation', item.archive.title_es, item.archive.title_en)),
  ]
}

function ofEvent(event: DocumentOf<'event'>, { url }: Publisher): Fact[] {
  return [
    ...both('title', event.title_es, event.title_en),
    ...event.artists.map(({ display }): Fact => ['contributor', display]),
    ['date', event.from === event.to ? event.from : `${event.from}/${event.to}`],
    ['type', 'Event'],
    ...both('description', textOf(event.excerpt_es), textOf(event.excerpt_en)),
    ...both('description', textOf(event.body_es), textOf(event.body_en)),
    ['coverage', event.place],
    ['identifier', url + eventHref({ ...event, kind: event.event_kind }, 'es')],
    ...pictures(url, 'events', event.images),
    ['relation', event.images.length > 0 ? url + manifestPath('events', event.id) : ''],
  ]
}

function common({ kind, id, rights_statement: rights }: Document, { url, name }: Publisher): Fact[] {
  return [
    ['identifier', url + permanentPath({ kind, id })],
    ['publisher', name],
    ['rights', rights?.uri ?? ''],
    ...(rights ? both('rights', rights.name_es, rights.name_en) : []),
    ...(rights ? both('rights', rights.note_es, rights.note_en) : []),
  ]
}

function both(name: string, es: string, en: string): Fact[] {
  return [
    [name, es, 'es'],
    [name, en, 'en'],
  ]
}

function pictures(url: string, folder: IiifFolder, files: readonly { file: string }[]): Fact[] {
  return files.map(({ file }) => ['identifier', url + storagePath(folder, file)])
}

/** The types of the Dublin Core Metadata Initiative; all other kinds of items are texts. */
const dcmiTypes: Readonly<Record<string, string>> = {
  photography: 'StillImage',
  audio: 'Sound',
  video: 'MovingImage',
}

/** Once, in no language, where both read the same. */
function sizes(sized: Parameters<typeof sizeOf>[0]): Fact[] {
  const [es, en] = [sizeOf(sized, 'es'), sizeOf(sized, 'en')]
  return es === en ? [['format', es]] : both('format', es, en)
}
