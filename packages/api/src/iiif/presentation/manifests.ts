import {
  type Event,
  eventHref,
  type Item,
  itemHref,
  namedKind,
  type RightsStatement,
  type StatedItemImage,
  type Work,
  wordedDate,
  workHref,
  yearOf,
} from '@gallery/contract'
import { sizeOf } from '../../sizeOf.ts'
import { sendingOf } from '../../storage/mimes.ts'
import { canvasOf, type Shown, smallView } from './canvas.ts'
import {
  asData,
  attributionOf,
  fromGallery,
  type Gallery,
  homepages,
  presentationContext,
} from './resource.ts'
import { rightsOf } from './rights.ts'
import { fact, inBoth, isSaid, plain, said, type Words, written } from './words.ts'

/** What makes the manifests of works, items and events alike. */
type Described = {
  /** The part of its address between `/iiif/` and `/manifest.json`. */
  path: string
  label: Words
  summary: Words
  metadata: { label: Words; value: Words }[]
  pathIn: Parameters<typeof homepages>[1]
  data: string
  pictures: readonly Shown[]
  /** Files that are no pictures. */
  rendering?: readonly object[]
  owner?: string
  rights: RightsStatement | null
}

/** The manifest of what has pictures, or null: one without shows nothing. */
function manifestOf(gallery: Gallery, described: Described): object | null {
  const { path, label, summary, metadata, pictures, rendering = [] } = described
  const [first] = pictures
  if (!first) return null
  const base = `${gallery.url}/iiif/${path}`
  return {
    '@context': presentationContext,
    id: `${base}/manifest.json`,
    type: 'Manifest',
    label,
    ...(isSaid(summary) ? { summary } : {}),
    ...(metadata.length > 0 ? { metadata } : {}),
    ...fromGallery(gallery, described),
    homepage: homepages(gallery.url, described.pathIn, label),
    seeAlso: asData(gallery.url, described.data),
    ...(rendering.length > 0 ? { rendering } : {}),
    thumbnail: [smallView(gallery, first.name, first.picture)],
    items: pictures.map((picture) => canvasOf(gallery, base, picture)),
  }
}

export function workManifest(gallery: Gallery, work: Work): object | null {
  const owner = work.artist?.display ?? ''
  return manifestOf(gallery, {
    path: `works/${work.id}`,
    label: written(work, 'title'),
    summary: written(work, 'description'),
    metadata: [
      ...fact('iiif.artist', plain(work.artist?.display ?? '')),
      ...fact(
        'iiif.date',
        inBoth((language) => yearOf(work, language))
      ),
      ...fact('iiif.kind', written({ type_es: work.type, type_en: work.type_en }, 'type')),
      ...fact(
        'iiif.technique',
        written({ technique_es: work.technique, technique_en: work.technique_en }, 'technique')
      ),
      ...fact('iiif.size', plain(sizeOf(work))),
      ...fact('iiif.series', plain(work.series)),
      ...fact('iiif.code', plain(work.code)),
    ],
    pathIn: (language) => workHref(work, language),
    data: `/api/works/${work.id}`,
    pictures: work.public_images.map(({ id, file, picture, rights_statement, ...texts }) => ({
      id,
      name: { folder: 'images', file },
      picture,
      label: written(texts, 'description'),
      rights: rightsIn(gallery, owner, work, rights_statement),
    })),
    owner,
    rights: work.rights_statement,
  })
}

export function itemManifest(gallery: Gallery, item: Item): object | null {
  const pictures = item.images.flatMap((image): Shown[] => {
    const rights = rightsIn(gallery, item.author, item, image.rights_statement)
    const label = written(image, 'description')
    if (image.picture) {
      const name = { folder: 'images' as const, file: image.file }
      return [
        {
          id: image.id,
          name,
          picture: image.picture,
          label,
          rights,
          transcription: asWritten(image),
        },
      ]
    }
    return image.leaves.map(({ number, file, picture }) => ({
      id: `${image.id}-${number}`,
      name: { folder: 'images', file },
      picture,
      label: plain(`${image.name}, ${number}`),
      rights,
    }))
  })
  const others = item.images.filter(({ picture }) => picture === null)
  return manifestOf(gallery, {
    path: `items/${item.hash}`,
    label: written(item, 'subtitle'),
    summary: written(item, 'body'),
    metadata: [
      ...fact('iiif.kind', said(`iiif.kind.${namedKind(item.kind)}`)),
      ...fact('iiif.archive', item.archive ? written(item.archive, 'title') : {}),
      ...fact('iiif.author', plain(item.author)),
      ...fact('iiif.artist', plain(item.artists.map(({ display }) => display).join(', '))),
      ...fact(
        'iiif.date',
        inBoth((language) => {
          const worded = wordedDate(item.date_fallback, item.date_words, language)
          return item.date ?? (worded || (item.year === null ? '' : `${item.year}`))
        })
      ),
      ...fact('iiif.place', plain(item.place)),
      ...fact('iiif.source', plain(item.source)),
      ...fact('iiif.technique', plain(item.technique)),
      ...fact('iiif.size', plain(sizeOf(item))),
      ...fact('iiif.code', plain(item.code)),
      ...fact('iiif.citation', plain(item.citation)),
    ],
    pathIn: (language) => itemHref(item, language),
    data: `/api/items/${item.hash}`,
    pictures,
    rendering: others.flatMap((file) => renderingsOf(gallery, item, file)),
    owner: item.author,
    rights: item.rights_statement,
  })
}

export function eventManifest(gallery: Gallery, event: Event): object | null {
  const own = event.images.map(({ id, file, picture, rights_statement, ...texts }) => ({
    id: `${id}`,
    file,
    rights_statement,
    picture,
    label: written(texts, 'description'),
  }))
  const { image, picture } = event
  const cover =
    image === null || picture === null || own.some(({ file }) => file === image)
      ? []
      : [{ id: 'cover', file: image, picture, rights_statement: null, label: written(event, 'title') }]
  return manifestOf(gallery, {
    path: `events/${event.id}`,
    label: written(event, 'title'),
    summary: written(event, 'excerpt'),
    metadata: [
      ...fact('iiif.artist', plain(event.artists.map(({ display }) => display).join(', '))),
      ...fact('iiif.date', plain(event.from === event.to ? event.from : `${event.from}/${event.to}`)),
      ...fact('iiif.place', plain(event.place)),
    ],
    pathIn: (language) => eventHref(event, language),
    data: `/api/events/${event.id}`,
    pictures: [...cover, ...own].map(({ file, rights_statement, ...shown }) => ({
      ...shown,
      name: { folder: 'events', file },
      rights: rightsIn(gallery, '', event, rights_statement),
    })),
    rights: event.rights_statement,
  })
}

/** What is written on a picture, line by line as it stands there. */
function asWritten({ transcription_es: es, transcription_en: en }: StatedItemImage): Words {
  return { ...(es ? { es: [es] } : {}), ...(en ? { en: [en] } : {}) }
}

/** What is stated of a picture: its record's statement, or its own, which viewers show with it then. */
function rightsIn(
  gallery: Gallery,
  owner: string,
  record: { rights_statement: RightsStatement | null },
  own: RightsStatement | null
): Shown['rights'] {
  if (own === null) return { stated: record.rights_statement }
  return { stated: own, own: rightsOf(own, attributionOf(gallery, owner)) }
}

/** A file that is no picture, with its captions; a document only where everybody may have it. */
function renderingsOf(
  gallery: Gallery,
  item: Item,
  { id, file, name, captions, rights_statement }: StatedItemImage
) {
  const kind = kindOfFile(file)
  const stated = rights_statement ?? item.rights_statement
  if (kind.type === 'Text' && stated?.copies === false) return []
  return [
    { id: `${gallery.url}/storage/images/${file}`, ...kind, label: plain(name) },
    ...captions.map((language) => ({
      id: `${gallery.url}/api/items/${item.hash}/images/${id}/captions/${language}`,
      type: 'Text',
      format: 'text/vtt',
      language: [language],
      label: plain(name),
    })),
  ]
}

const kinds = { mp3: 'Sound', m4a: 'Sound', wav: 'Sound', mp4: 'Video', mov: 'Video' } as const

function kindOfFile(file: string): { type: string; format: string } {
  const mime = sendingOf(file)?.mime ?? 'application/octet-stream'
  const end = Object.entries(kinds).find(([known]) => file.endsWith(`.${known}`))
  return { type: end?.[1] ?? 'Text', format: mime }
}
