import { pictureProps } from '@gallery/client'
import type { PanelSearchAnswer } from '@gallery/contract'
import { translated, yearOf } from '@gallery/contract/plain'
import { nameOf } from '../appointments/guestsOf.ts'
import { statusTexts } from '../fields/statusTexts.ts'
import type { RecentRecord } from '../kept/recentRecords.ts'
import type { PanelPlace, Telling } from './paletteCommand.ts'

type Found = PanelSearchAnswer['data']
type One<Kind extends keyof Found> = Found[Kind]['data'][number]

/** Where a record's screen is, and how it is remembered once it was opened. */
function place(recent: RecentRecord, { path }: Telling): Pick<PanelPlace, 'href' | 'recent'> {
  return { href: path(recent.path), recent }
}

/** What tells records apart, without what is not known. */
const facts = (...each: (string | number | null | undefined | false)[]) => each.filter(Boolean).join(', ')

export function artistCommand(artist: One<'artists'>, telling: Telling): PanelPlace {
  const { id, display, image, picture } = artist
  const meta = translated(artist, 'dates', telling.language).text
  return {
    id,
    ...place({ path: `artists/${id}`, es: display, en: display, meta }, telling),
    label: display,
    meta,
    ...(image && picture ? { picture: pictureProps('artists', image, picture, '') } : {}),
  }
}

export function workCommand(work: One<'works'>, telling: Telling): PanelPlace {
  const { language, say } = telling
  const { id, title_es: es, title_en: en, code } = work
  const { text: label, lang } = translated(work, 'title', language)
  const status = work.last_movement?.status
  return {
    id,
    ...place({ path: `works/${id}`, es, en, meta: code, isTitle: true }, telling),
    label,
    lang,
    isTitle: true,
    meta: facts(yearOf(work, language), work.code, work.artist?.display),
    state: facts(
      status && say(statusTexts[status]),
      work.hold && say('admin.palette.held', { client: work.hold.client }),
      work.public ? '' : say('admin.palette.hidden')
    ),
    ...(work.img ? { picture: pictureProps('images', work.img.file, work.img.picture, '') } : {}),
  }
}

export function collectionCommand(collection: One<'collections'>, telling: Telling): PanelPlace {
  const { language, say } = telling
  const { id, title_es: es, title_en: en, link, count, covers } = collection
  const { text: label, lang } = translated(collection, 'title', language)
  const [cover] = covers
  const path = `${collection.public ? 'backshop' : 'collections'}/${link}-${id}`
  return {
    id,
    ...place({ path, es, en }, telling),
    label,
    lang,
    meta: say('admin.palette.countWorks', { count }),
    ...(collection.public ? {} : { state: say('admin.palette.private') }),
    ...(cover ? { picture: pictureProps('images', cover.file, cover.picture, '') } : {}),
  }
}

export function eventCommand(event: One<'events'>, telling: Telling): PanelPlace {
  const { language, say } = telling
  const { id, title_es: es, title_en: en, active, image, picture, artists } = event
  const { text: label, lang } = translated(event, 'title', language)
  return {
    id,
    ...place({ path: `events/${id}`, es, en }, telling),
    label,
    lang,
    meta: facts(...artists.map(({ display }) => display)),
    state: say(active ? 'admin.palette.active' : 'admin.palette.inactive'),
    ...(image && picture ? { picture: pictureProps('events', image, picture, '') } : {}),
  }
}

/** A booking leads to its slot; it is not remembered, since it is somebody's name. */
export function appointmentCommand(booking: One<'appointments'>, telling: Telling): PanelPlace {
  const { language, path, say, dates } = telling
  const { id, people, start, place: slot, cancelled_at } = booking
  return {
    id: `appointment-${id}`,
    href: path(`appointments?day=${dates.dayOf(start)}&slot=${slot.id}`),
    label: nameOf(booking),
    meta: facts(
      dates.instant(start, 'LLL'),
      translated(slot.event, 'title', language).text,
      people > 1 && say('admin.palette.countPeople', { count: people })
    ),
    ...(cancelled_at === null ? {} : { state: say('admin.palette.cancelled') }),
    icon: 'arrow-right',
  }
}

export function archiveCommand(archive: One<'archives'>, telling: Telling): PanelPlace {
  const { language, say } = telling
  const { id, title_es: es, title_en: en, count } = archive
  const { text: label, lang } = translated(archive, 'title', language)
  return {
    id: `archive-${id}`,
    ...place({ path: `archives/${id}`, es, en }, telling),
    label,
    lang,
    meta: say('admin.palette.countItems', { count }),
    ...(archive.public ? {} : { state: say('admin.palette.hidden') }),
    icon: 'list',
  }
}

export function itemCommand(item: One<'items'>, telling: Telling): PanelPlace {
  const { language, say } = telling
  const { id, subtitle_es: es, subtitle_en: en, code } = item
  const { text, lang } = translated(item, 'subtitle', language)
  return {
    id: `item-${id}`,
    ...place({ path: `items/${id}`, es: es || code, en, meta: code }, telling),
    label: text || code,
    lang,
    meta: text === '' ? '' : code,
    ...(item.public ? {} : { state: say('admin.palette.hidden') }),
    icon: 'file',
  }
}
