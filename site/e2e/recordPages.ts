import type {
  Archive,
  ArtistSummary,
  CollectionSummary,
  EventSummary,
  Item,
  ItemSummary,
  Language,
  WorkSummary,
} from '@gallery/contract'
import { gallerist } from './gallerist.ts'
import type { Gallery } from './gallery.ts'
import { firstOf, read, settledPath } from './reading.ts'
import type { FoundPage } from './sitePages.ts'

/** A collection with a work of it, as its API answer names them. */
interface FullCollection extends CollectionSummary {
  works: WorkSummary[]
}

export async function eventPage(
  { server: { url } }: Gallery,
  language: Language,
  kind: 'events' | 'exhibitions'
): Promise<FoundPage> {
  const event = firstOf(await read<EventSummary[]>(`${url}/api/events?${kind}=true`), kind)
  const title = event[`title_${language}`]
  const path = await settledPath(`${url}/${language}/${kind}/${event.id}`)
  return { path, title, shows: [title, event[`excerpt_${language}`], event.place] }
}

export async function artistPage({ server: { url } }: Gallery, language: Language): Promise<FoundPage> {
  const { id, display } = firstOf(await read<ArtistSummary[]>(`${url}/api/artists`), 'artists')
  const works = await read<WorkSummary[]>(`${url}/api/works?artist=${id}`)
  const path = await settledPath(`${url}/${language}/artists/${id}`)
  return { path, title: display, shows: [display, ...works.map((work) => work[`title_${language}`])] }
}

export async function workPage({ server: { url } }: Gallery, language: Language): Promise<FoundPage> {
  const work = firstOf(await read<WorkSummary[]>(`${url}/api/works`), 'works')
  const title = work[`title_${language}`]
  const path = await settledPath(`${url}/${language}/artists/${work.artist?.id}/x/${work.id}`)
  return { path, title, shows: [title, work.artist?.display ?? '', String(work.year)] }
}

/** A hidden work by its secret link. */
export async function sharedWorkPage(gallery: Gallery, language: Language): Promise<FoundPage> {
  const { url } = gallery.server
  const staff = await gallerist(url, gallery.mailbox)
  const { data: works } = await (await staff.get('/api/works?showAll=true&public=false')).json()
  const byArtists = works.filter(({ artist }: WorkSummary) => artist !== null)
  const { id } = firstOf<WorkSummary>(byArtists, 'hidden works')
  const { data } = await (await staff.get(`/api/works/${id}`)).json()
  const title: string = data[`title_${language}`]
  return { path: `/${language}/share/work/${data.secretLink}`, title, shows: [title, data.artist.display] }
}

export async function collectionPage({ server: { url } }: Gallery, language: Language): Promise<FoundPage> {
  const { link, count } = firstOf(await read<CollectionSummary[]>(`${url}/api/collections`), 'collections')
  const collection = await read<FullCollection>(`${url}/api/collections/${link}`)
  const title = collection[`title_${language}`]
  const works = collection.works.map((work) => work[`title_${language}`])
  if (works.length !== count) throw new Error(`${title} counts ${count} works and has ${works.length}`)
  return { path: `/${language}/collections/${link}`, title, shows: [title, String(count), ...works] }
}

export async function collectionWorkPage(
  { server: { url } }: Gallery,
  language: Language
): Promise<FoundPage> {
  const { link } = firstOf(await read<CollectionSummary[]>(`${url}/api/collections`), 'collections')
  const { works } = await read<FullCollection>(`${url}/api/collections/${link}`)
  const work = firstOf(works, 'works of a collection')
  const title = work[`title_${language}`]
  const path = await settledPath(`${url}/${language}/collections/${link}/${work.hash}`)
  return { path, title, shows: [title, work.artist?.display ?? ''] }
}

/** The room of a private collection; with `inside`, a work of it. */
export async function roomPage(gallery: Gallery, language: Language, inside = false): Promise<FoundPage> {
  const { url } = gallery.server
  const staff = await gallerist(url, gallery.mailbox)
  const rooms: { data: (CollectionSummary & { public: boolean })[] } = await (
    await staff.get('/api/collections?showAll=true&public=false')
  ).json()
  const { link } = firstOf(
    rooms.data.filter((each) => !each.public && each.count > 0),
    'private collections with works'
  )
  const room = await read<FullCollection>(`${url}/api/share/collection/${link}`)
  const path = `/${language}/share/collection/${link}`
  const title = room[`title_${language}`]
  const works = room.works.map((work) => work[`title_${language}`])
  if (!inside) return { path, title, shows: [title, ...works] }
  const work = firstOf(room.works, 'works of a room')
  const name = work[`title_${language}`]
  return { path: `${path}/${work.hash}`, title: name, shows: [name, title, work.artist?.display ?? ''] }
}

export async function archivePage(
  { server: { url } }: Gallery,
  language: Language,
  query = ''
): Promise<FoundPage> {
  const archive = firstOf(await read<Archive[]>(`${url}/api/archives`), 'archives')
  const title = archive[`title_${language}`]
  return { path: `/${language}/archives/${archive.id}${query}`, title, shows: [title] }
}

/** The general archive by a tag, as the tags of items lead there. */
export async function taggedPage({ server: { url } }: Gallery, language: Language): Promise<FoundPage> {
  const items = await read<ItemSummary[]>(`${url}/api/items?per_page=100`)
  const whole = await Promise.all(items.map(({ id }) => read<Item>(`${url}/api/items/${id}`)))
  const item = firstOf(
    whole.filter(({ tags }) => tags.length > 0),
    'tagged items'
  )
  const query = new URLSearchParams({ q: firstOf(item.tags, 'tags').content })
  const title = { es: 'Archivo general', en: 'General archive' }[language]
  return { path: `/${language}/archive?${query}`, title, shows: [title, item[`subtitle_${language}`]] }
}

/** The first item that both languages have a title of and that is as it is looked for. */
export async function itemPage(
  { server: { url } }: Gallery,
  language: Language,
  fits: (item: Item) => boolean
): Promise<FoundPage> {
  const items = await read<ItemSummary[]>(`${url}/api/items?per_page=100`)
  const whole = await Promise.all(items.map(({ id }) => read<Item>(`${url}/api/items/${id}`)))
  const item = firstOf(
    whole.filter((each) => each.subtitle_es && each.subtitle_en && fits(each)),
    'such items'
  )
  const title = item[`subtitle_${language}`]
  const path = await settledPath(`${url}/${language}/archives/${item.archive_id ?? 0}/${item.hash}`)
  const tags = item.tags.map(({ content }) => content)
  return { path, title, shows: [title, item.code, ...tags] }
}

/** An item with a document to download, which the gallery adds here. */
export async function filedItemPage(gallery: Gallery, language: Language): Promise<FoundPage> {
  const { url } = gallery.server
  const items = await read<ItemSummary[]>(`${url}/api/items?per_page=100&kind=book`)
  const { id } = firstOf(items, 'books')
  const has = (item: Item) => item.images.some(({ name }) => name === 'inventario.pdf')
  if (!has(await read<Item>(`${url}/api/items/${id}`))) {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7\n%%EOF\n'], 'inventario.pdf', { type: 'application/pdf' }))
    const staff = await gallerist(url, gallery.mailbox)
    const answer = await staff.upload(`/api/items/${id}/images`, form)
    if (answer.status !== 201) throw new Error(`The file did not come in: ${await answer.text()}`)
  }
  const page = await itemPage(gallery, language, has)
  return { ...page, shows: [...page.shows, 'inventario.pdf'] }
}
