import {
  type Event,
  eventHref,
  type Item,
  itemHref,
  type Language,
  namedKind,
  type Recording,
  type RightsStatement,
  recordingKind,
  type StatedItemImage,
  sizeOf,
  type Work,
  wordedDate,
  workHref,
  yearOf,
} from '@gallery/contract'
import { sendingOf } from '../../storage/mimes.ts'
import { canvasOf, type Shown, smallView } from './canvas.ts'
import { type Played, recordingCanvas } from './recordingCanvas.ts'
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
  /** What there is to look at and to listen to, in its order. */
  shown: readonly (Shown | Played)[]
  /** Other files. */
  rendering?: readonly object[]
  owner?: string
  rights: RightsStatement | null
}

/** The manifest of what has something to show, or null. */
function manifestOf(gallery: Gallery, described: Described): object | null {
  const { path, label, summary, metadata, shown, rendering = [] } = described
  if (shown.length === 0) return null
  const picture = shown.find((each) => 'picture' in each)
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
    ...(picture ? { thumbnail: [smallView(gallery, picture.name, picture.picture)] } : {}),
    items: shown.map((each) =>
      'picture' in each ? canvasOf(gallery, base, each) : recordingCanvas(base, each)
    ),
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
      ...fact(
        'iiif.size',
        inBoth((language) => sizeOf(work, language))
      ),
      ...fact('iiif.series', plain(work.series)),
      ...fact('iiif.code', plain(work.code)),
    ],
    pathIn: (language) => workHref(work, language),
    data: `/api/works/${work.id}`,
    shown: work.public_images.map(({ id, file, picture, rights_statement, ...texts }) => ({
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
  const shown = item.images.flatMap((image): (Shown | Played)[] => {
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
    if (image.recording) return [playedIn(gallery, item, image, image.recording, rights.own)]
    return image.leaves.map(({ number, file, picture }) => ({
      id: `${image.id}-${number}`,
      name: { folder: 'images', file },
      picture,
      label: plain(`${image.name}, ${number}`),
      rights,
    }))
  })
  const others = item.images.filter(({ picture, recording }) => picture === null && recording === null)
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
      ...fact(
        'iiif.size',
        inBoth((language) => sizeOf(item, language))
      ),
      ...fact('iiif.code', plain(item.code)),
      ...fact('iiif.citation', plain(item.citation)),
    ],
    pathIn: (language) => itemHref(item, language),
    data: `/api/items/${item.hash}`,
    shown,
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
    shown: [...cover, ...own].map(({ file, rights_statement, ...shown }) => ({
      ...shown,
      name: { folder: 'events', file },
      rights: rightsIn(gallery, '', event, rights_statement),
    })),
    rights: event.rights_statement,
  })
}

/** What is written on a picture or said in a recording, line by line. */
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

/** A recording as viewers play it: by the address where the site does, with what is said in it. */
function playedIn(
  { url }: Gallery,
  item: Item,
  image: StatedItemImage,
  recording: Recording,
  rights: object | undefined
): Played {
  const described = written(image, 'description')
  return {
    id: image.id,
    address: addressOf(url, image),
    format: kindOfFile(image.file).format,
    recording,
    label: isSaid(described) ? described : plain(image.name),
    rights,
    captions: image.captions,
    captionsIn: (language) => captionsAddress(url, item, image, language),
    transcription: asWritten(image),
  }
}

const addressOf = (url: string, { file }: StatedItemImage) => `${url}/storage/images/${file}`

function captionsAddress(url: string, { hash }: Item, { id }: StatedItemImage, language: Language): string {
  return `${url}/api/items/${hash}/images/${id}/captions/${language}`
}

/** A file that is neither shown nor played, with its captions; a document only where everybody may have it. */
function renderingsOf(gallery: Gallery, item: Item, image: StatedItemImage) {
  const { file, name, captions, rights_statement } = image
  const kind = kindOfFile(file)
  const stated = rights_statement ?? item.rights_statement
  if (kind.type === 'Text' && stated?.copies === false) return []
  return [
    { id: addressOf(gallery.url, image), ...kind, label: plain(name) },
    ...captions.map((language) => ({
      id: captionsAddress(gallery.url, item, image, language),
      type: 'Text',
      format: 'text/vtt',
      language: [language],
      label: plain(name),
    })),
  ]
}

function kindOfFile(file: string): { type: string; format: string } {
  return {
    type: recordingKind(file) ?? 'Text',
    format: sendingOf(file)?.mime ?? 'application/octet-stream',
  }
}
