import {
  type Event,
  eventHref,
  type Item,
  itemHref,
  namedKind,
  type Work,
  wordedDate,
  workHref,
  yearOf,
} from '@gallery/contract'
import { sendingOf } from '../../storage/mimes.ts'
import { canvasOf, type Shown, smallView } from './canvas.ts'
import { asData, fromGallery, type Gallery, homepages, presentationContext } from './resource.ts'
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
    ...fromGallery(gallery, described.owner),
    homepage: homepages(gallery.url, described.pathIn, label),
    seeAlso: asData(gallery.url, described.data),
    ...(rendering.length > 0 ? { rendering } : {}),
    thumbnail: [smallView(gallery, first.name, first.picture)],
    items: pictures.map((picture) => canvasOf(gallery, base, picture)),
  }
}

export function workManifest(gallery: Gallery, work: Work): object | null {
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
    pictures: work.public_images.map(({ id, file, picture, ...texts }) => ({
      id,
      name: { folder: 'images', file },
      picture,
      label: written(texts, 'description'),
    })),
    owner: work.artist?.display ?? '',
  })
}

export function itemManifest(gallery: Gallery, item: Item): object | null {
  const pictures = item.images.flatMap(({ id, file, picture, ...texts }) =>
    picture === null
      ? []
      : [{ id, name: { folder: 'images' as const, file }, picture, label: written(texts, 'description') }]
  )
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
          return worded || (item.date ?? (item.year === null ? '' : `${item.year}`))
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
    rendering: others.map(({ file, name }) => ({
      id: `${gallery.url}/storage/images/${file}`,
      ...kindOfFile(file),
      label: plain(name),
    })),
    owner: item.author,
  })
}

export function eventManifest(gallery: Gallery, event: Event): object | null {
  const own = event.images.map(({ id, file, picture, ...texts }) => ({
    id: `${id}`,
    file,
    picture,
    label: written(texts, 'description'),
  }))
  const { image, picture } = event
  const cover =
    image === null || picture === null || own.some(({ file }) => file === image)
      ? []
      : [{ id: 'cover', file: image, picture, label: written(event, 'title') }]
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
    pictures: [...cover, ...own].map(({ file, ...shown }) => ({
      ...shown,
      name: { folder: 'events', file },
    })),
  })
}

/** As the gallery words it, or the numbers, in centimetres. */
function sizeOf(sized: {
  size_text: string
  height: number | null
  width: number | null
  depth?: number | null
}): string {
  if (sized.size_text !== '') return sized.size_text
  const sides = [sized.height, sized.width, sized.depth ?? null].filter((side) => side !== null)
  return sides.length < 2 ? '' : `${sides.join(' × ')} cm`
}

const kinds = { mp3: 'Sound', m4a: 'Sound', wav: 'Sound', mp4: 'Video', mov: 'Video' } as const

function kindOfFile(file: string): object {
  const mime = sendingOf(file)?.mime ?? 'application/octet-stream'
  const end = Object.entries(kinds).find(([known]) => file.endsWith(`.${known}`))
  return { type: end?.[1] ?? 'Text', format: mime }
}
