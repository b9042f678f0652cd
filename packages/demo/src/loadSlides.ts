import { createSlide, type Db, type Writing } from '@gallery/api'
import { slugify } from '@gallery/contract'
import type { Content } from './content.ts'
import { type Ids, idOf } from './keys.ts'
import type { Shelf } from './shelf.ts'

/** Adds the slides; their links lead to pages of the site, under whatever language the visitor reads. */
export async function loadSlides(
  db: Db,
  content: Content,
  ids: { eventIds: Ids; artistIds: Ids; shelf: Shelf },
  writing: Writing
): Promise<void> {
  for (const { filename, link, ...titles } of content.slides) {
    const slide = {
      ...titles,
      link: pathOf(link, content, ids),
      filename: await ids.shelf('slides', filename),
    }
    await createSlide(db, slide, writing)
  }
}

/** The path of the page that `event:key` or `artist:key` means. */
function pathOf(link: string, content: Content, ids: { eventIds: Ids; artistIds: Ids }): string {
  const key = link.slice(link.indexOf(':') + 1)
  const artist = link.startsWith('artist:') && content.artists.find((each) => each.key === key)
  if (artist) return `/artists/${idOf(ids.artistIds, key)}/${slugify(artist.display)}`
  const event = content.events.find((each) => each.key === key)
  if (!event) throw new Error(`A slide of content.json leads to "${link}", which it does not define`)
  const list = event.kind === 'exhibition' ? 'exhibitions' : 'events'
  return `/${list}/${idOf(ids.eventIds, key)}/${slugify(event.title_es)}`
}
