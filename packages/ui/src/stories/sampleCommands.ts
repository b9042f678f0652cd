import type { Command, CommandGroup } from '../panel/CommandPalette/command.ts'
import { picture } from './sampleWorks.ts'
import type { StoryLanguage } from './say.ts'

const words = {
  es: {
    artists: 'Artistas',
    works: 'Obras',
    events: 'Eventos',
    archive: 'Archivo',
    actions: 'Acciones',
    recent: 'Recientes',
    screens: 'Pantallas',
    eight: '8 obras',
    open: 'Estructura abierta nº 26',
    rhythm: 'Ritmo sobre eje nº 35',
    vertex: 'Vértice nº 33',
    line: 'La línea que corta la esquina',
    fund: 'Fondo Brandariz',
    items: '214 ítems',
    consigned: 'En consignación',
    sold: 'Vendida',
    active: 'Activo',
    hidden: 'Oculto',
    create: 'Nueva obra de Elsa Brandariz',
    search: 'Buscar «bran» en Obras',
    slots: 'Turnos',
    messages: 'Mensajes',
  },
  en: {
    artists: 'Artists',
    works: 'Works',
    events: 'Events',
    archive: 'Archive',
    actions: 'Actions',
    recent: 'Recent',
    screens: 'Screens',
    eight: '8 works',
    open: 'Open Structure No. 26',
    rhythm: 'Rhythm on an Axis No. 35',
    vertex: 'Vertex No. 33',
    line: 'The Line that Cuts the Corner',
    fund: 'Brandariz papers',
    items: '214 items',
    consigned: 'On consignment',
    sold: 'Sold',
    active: 'Active',
    hidden: 'Hidden',
    create: 'New work by Elsa Brandariz',
    search: 'Search “bran” in Works',
    slots: 'Time slots',
    messages: 'Messages',
  },
}

/** What answers "bran" in the demo gallery's panel. */
export function sampleCommands(language: StoryLanguage): CommandGroup[] {
  const text = words[language]
  const work = (
    id: number,
    label: string,
    meta: string,
    state: string,
    file: string,
    ...size: [number, number]
  ): Command => ({
    id,
    label,
    isTitle: true,
    meta,
    state,
    picture: picture(file, ...size),
  })
  return [
    {
      id: 'artists',
      title: text.artists,
      items: [
        {
          id: 1,
          label: 'Elsa Brandariz',
          meta: text.eight,
          picture: picture('portrait-brandariz.jpg', 880, 1100),
        },
      ],
    },
    {
      id: 'works',
      title: text.works,
      total: 1208,
      items: [
        work(1, text.open, '1949, BR-49-004', text.consigned, 'brandariz-04.png', 815, 1200),
        work(2, text.rhythm, '1953, BR-53-005', text.consigned, 'brandariz-05.jpg', 1400, 1050),
        work(3, text.vertex, '1951, BR-51-003', text.sold, 'brandariz-03.jpg', 974, 1400),
      ],
    },
    {
      id: 'events',
      title: text.events,
      items: [
        {
          id: 11,
          label: text.line,
          meta: 'Elsa Brandariz',
          state: text.active,
          picture: picture('room-a.jpg', 1600, 1040),
        },
      ],
    },
    {
      id: 'archive',
      title: text.archive,
      items: [{ id: 1, label: text.fund, meta: text.items, state: text.hidden }],
    },
    {
      id: 'actions',
      title: text.actions,
      items: [
        { id: 'new', label: text.create, icon: 'plus' },
        { id: 'search', label: text.search, icon: 'search' },
      ],
    },
  ]
}

/** What the palette offers before anything is typed: the last records and the screens. */
export function sampleStart(language: StoryLanguage): CommandGroup[] {
  const text = words[language]
  const [, works, events] = sampleCommands(language)
  return [
    { id: 'recent', title: text.recent, items: [...(works?.items ?? []), ...(events?.items ?? [])] },
    {
      id: 'screens',
      title: text.screens,
      items: [
        { id: 'appointments', label: text.slots, icon: 'columns' },
        { id: 'messages', label: text.messages, icon: 'mail' },
      ],
    },
  ]
}
