import { eventReference, itemReference, type Reference, workReference } from '@gallery/api'
import {
  type Event,
  EventAnswer,
  type Item,
  ItemAnswer,
  SiteAnswer,
  type Work,
  WorkAnswer,
} from '@gallery/contract'
import type { RenderedPage } from '../src/entry-server.tsx'
import { readIn } from './readIn.ts'

/** The work, the item or the event of a page, as visitors see it, and how it is cited. */
export type ShownRecord = { site: SiteAnswer; reference: Reference } & (
  | { kind: 'work'; record: Work }
  | { kind: 'item'; record: Item }
  | { kind: 'event'; record: Event }
)

/** Reads it in what came with the page; undefined for a page of anything else. @param url the site's public address */
export function shownRecord(
  { recordKind, language, seed }: Pick<RenderedPage, 'recordKind' | 'language' | 'seed'>,
  url: string
): ShownRecord | undefined {
  const read = (path: RegExp) => readIn(seed, path)
  const site = SiteAnswer.safeParse(read(/^\/api\/options\b/)).data
  if (!site) return undefined
  const { name, address } = site.data
  const citing = { name, address, language, url, today: site.today }
  if (recordKind === 'work') {
    const work = WorkAnswer.safeParse(read(/^\/api\/works\/[\w-]+$/)).data?.data
    return work && { kind: 'work', record: work, reference: workReference(work, citing), site }
  }
  if (recordKind === 'item') {
    const item = ItemAnswer.safeParse(read(/^\/api\/items\/[\w-]+$/)).data?.data
    return item && { kind: 'item', record: item, reference: itemReference(item, citing), site }
  }
  if (recordKind === 'event') {
    const event = EventAnswer.safeParse(read(/^\/api\/events\/\d+$/)).data?.data
    if (!event) return undefined
    // Its artists come without their last names: the last word is taken for it, as readers of such tags do.
    const artists = event.artists.map(({ display }) => ({
      display,
      last_name: display.split(' ').at(-1) ?? '',
    }))
    return { kind: 'event', record: event, reference: eventReference(event, artists, citing), site }
  }
  return undefined
}
