import type { PanelSearchAnswer } from '@gallery/contract'
import type { RecentRecord } from '../kept/recentRecords.ts'
import { isNamed } from '../lists/isNamed.ts'
import {
  appointmentCommand,
  archiveCommand,
  artistCommand,
  collectionCommand,
  eventCommand,
  itemCommand,
  workCommand,
} from './foundCommands.ts'
import type { PanelCommand, PanelGroup, Telling } from './paletteCommand.ts'

type Found = PanelSearchAnswer['data']

/** How many of a kind stand in the palette. */
const offered = 3

/** What the search found, kind by kind in a fixed order. */
export function foundGroups(found: Found, telling: Telling): PanelGroup[] {
  const { artists, works, collections, events, appointments, archives, items } = found
  const archive = [
    ...archives.data.map((each) => archiveCommand(each, telling)),
    ...items.data.map((each) => itemCommand(each, telling)),
  ]
  return withTitles(telling, [
    { id: 'artists', total: artists.total, items: artists.data.map((each) => artistCommand(each, telling)) },
    { id: 'works', total: works.total, items: works.data.map((each) => workCommand(each, telling)) },
    {
      id: 'collections',
      total: collections.total,
      items: collections.data.map((each) => collectionCommand(each, telling)),
    },
    { id: 'events', total: events.total, items: events.data.map((each) => eventCommand(each, telling)) },
    {
      id: 'appointments',
      total: appointments.total,
      items: appointments.data.map((each) => appointmentCommand(each, telling)),
    },
    { id: 'archive', total: archives.total + items.total, items: archive.slice(0, offered) },
  ])
}

/** What is offered before anything is typed: the last records, then every screen, and what can be done on the spot. */
export function startGroups(
  recent: readonly RecentRecord[],
  screens: readonly PanelCommand[],
  actions: readonly PanelCommand[],
  telling: Telling
): PanelGroup[] {
  const { language, path } = telling
  const records = recent.map((record): PanelCommand => {
    const own = record[language]
    return {
      id: record.path,
      href: path(record.path),
      recent: record,
      label: own || record.es || record.en,
      meta: record.meta,
      isTitle: record.isTitle,
      icon: 'arrow-right',
    }
  })
  return withTitles(telling, [
    { id: 'recent', items: records },
    { id: 'screens', items: [...screens] },
    { id: 'actions', items: [...actions] },
  ])
}

/** The screens and actions whose name holds the words, and the search of the words in the lists that may have more. */
export function nameGroups(
  query: string,
  screens: readonly PanelCommand[],
  actions: readonly PanelCommand[],
  telling: Telling,
  found?: Found
): PanelGroup[] {
  const { path, say } = telling
  const hasMoreBookings = (found?.appointments.total ?? 0) > offered
  const search = [...(hasMoreBookings ? ['appointments'] : []), 'works', 'artists', 'events'].map(
    (list): PanelCommand => ({
      id: `search-${list}`,
      href: path(`${list}?q=${encodeURIComponent(query)}`),
      label: say('admin.palette.searchIn', { query, list: say(`admin.nav.${list}`) }),
      icon: 'search',
    })
  )
  return withTitles(telling, [
    { id: 'screens', items: screens.filter(({ label }) => isNamed(label, query)).slice(0, offered) },
    {
      id: 'actions',
      items: [...actions.filter(({ label }) => isNamed(label, query)).slice(0, offered), ...search].slice(
        0,
        offered
      ),
    },
  ])
}

/** What can be begun from anywhere; with the one artist that was found, a work of theirs. */
export function newActions(found: Found | undefined, { path, say }: Telling): PanelCommand[] {
  const [artist, ...others] = found?.artists.data ?? []
  const first: PanelCommand[] =
    artist && others.length === 0
      ? [
          {
            id: 'new-work-of',
            href: path(`works?new=1&artist=${artist.id}`),
            label: say('admin.palette.newWorkOf', { artist: artist.display }),
            icon: 'plus',
          },
        ]
      : []
  const places = {
    'new-work': 'works?new=1',
    'new-item': 'items/create',
    'new-archive': 'archives/create',
    'new-slots': 'appointments/add',
  }
  return [
    ...first,
    ...Object.entries(places).map(
      ([id, place]): PanelCommand => ({
        id,
        href: path(place),
        label: say(`admin.palette.${id}`),
        icon: 'plus',
      })
    ),
  ]
}

function withTitles({ say }: Telling, groups: Omit<PanelGroup, 'title'>[]): PanelGroup[] {
  return groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, title: say(`admin.palette.${group.id}`) }))
}
