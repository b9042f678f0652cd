import type {
  ArchiveSummary,
  ArtistSummary,
  CollectionSummary,
  ItemSummary,
  WorkSummary,
} from '@gallery/contract'
import { smallView } from './canvas.ts'
import { fromGallery, type Gallery, homepages, presentationContext } from './resource.ts'
import { isSaid, plain, type Words, written } from './words.ts'

/** What a collection leads to: a manifest or another collection. */
export type Member = { id: string; type: 'Manifest' | 'Collection'; label: Words; thumbnail?: object[] }

/** What a collection is: where it stands, what it is called, its page on the site. */
export type Described = {
  /** The part of its address between `/iiif/` and `collection.json`, with a slash at its end. */
  path: string
  label: Words
  summary?: Words
  pathIn?: Parameters<typeof homepages>[1]
}

/** Where a page of members stands among all. */
export type Place = { page: number | undefined; pages: number }

/**
 * A collection: its members, or, where they do not fit on one page, a collection for each page of them.
 *
 * @param members those of the page that is asked for
 */
export function collectionOf(
  gallery: Gallery,
  { path, label, summary = {}, pathIn }: Described,
  members: readonly Member[],
  { page, pages }: Place = { page: undefined, pages: 1 }
): object {
  const id = `${gallery.url}/iiif/${path}collection.json`
  const pageOf = (number: number): Member => ({
    id: `${id}?page=${number}`,
    type: 'Collection',
    label: numbered(label, number),
  })
  const isWhole = page === undefined
  return {
    '@context': presentationContext,
    id: isWhole ? id : `${id}?page=${page}`,
    type: 'Collection',
    label: isWhole ? label : numbered(label, page),
    ...(isSaid(summary) ? { summary } : {}),
    ...fromGallery(gallery),
    ...(pathIn ? { homepage: homepages(gallery.url, pathIn, label) } : {}),
    ...(isWhole ? {} : { partOf: [{ id, type: 'Collection' }] }),
    items: isWhole && pages > 1 ? Array.from({ length: pages }, (_, at) => pageOf(at + 1)) : members,
  }
}

function numbered(label: Words, page: number): Words {
  return Object.fromEntries(
    Object.entries(label).map(([language, [text = '']]) => [language, [`${text} (${page})`]])
  )
}

/** Works without a picture have no manifest. */
export function workMembers(gallery: Gallery, works: readonly WorkSummary[]): Member[] {
  return works.flatMap((work) =>
    work.img === null
      ? []
      : [
          {
            id: `${gallery.url}/iiif/works/${work.id}/manifest.json`,
            type: 'Manifest' as const,
            label: written(work, 'title'),
            thumbnail: [smallView(gallery, { folder: 'images', file: work.img.file }, work.img.picture)],
          },
        ]
  )
}

/** Items with something to show; of leaves and recordings alone there is no small picture. @param viewed those that have some */
export function itemMembers(
  gallery: Gallery,
  items: readonly ItemSummary[],
  viewed: ReadonlySet<number>
): Member[] {
  return items.flatMap(({ id, hash, img, ...item }): Member[] => {
    const picture = img?.picture
    if (!picture && !viewed.has(id)) return []
    return [
      {
        id: `${gallery.url}/iiif/items/${hash}/manifest.json`,
        type: 'Manifest',
        label: written(item, 'subtitle'),
        ...(img && picture
          ? { thumbnail: [smallView(gallery, { folder: 'images', file: img.file }, picture)] }
          : {}),
      },
    ]
  })
}

export function archiveMembers(gallery: Gallery, archives: readonly ArchiveSummary[]): Member[] {
  return archives.map((archive) => member(gallery, `archives/${archive.id}/`, written(archive, 'title')))
}

export function artistMembers(gallery: Gallery, artists: readonly ArtistSummary[]): Member[] {
  return artists.map(({ id, display }) => member(gallery, `artists/${id}/`, plain(display)))
}

export function backRoomMembers(gallery: Gallery, collections: readonly CollectionSummary[]): Member[] {
  return collections.map((each) => member(gallery, `collections/${each.link}/`, written(each, 'title')))
}

/** Another collection. */
export function member(gallery: Gallery, path: string, label: Words): Member {
  return { id: `${gallery.url}/iiif/${path}collection.json`, type: 'Collection', label }
}
