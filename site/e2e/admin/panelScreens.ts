import type {
  Archive,
  ArtistSummary,
  CollectionSummary,
  EventSummary,
  ItemSummary,
  WorkSummary,
} from '@gallery/contract'
import { firstOf } from '../reading.ts'
import type { Visitor } from '../visitor.ts'

/** A screen of the panel in Spanish. */
export interface PanelScreen {
  /** Beneath `/es/admin/`. */
  path: string
  /** What its heading says. */
  heading: string
}

/** Every screen of the panel with every section of its records, ten or so at a time. */
export const panelAreas: Readonly<Record<string, (staff: Visitor) => Promise<PanelScreen[]>>> = {
  agenda: async (staff) => {
    const { id, title_es } = await first<EventSummary>(staff, 'events?exhibitions=true')
    return [
      { path: 'events', heading: 'Eventos' },
      ...sections(`events/${id}`, title_es, ['images', 'artists', 'works', 'related', 'slots']),
      { path: 'appointments', heading: 'Turnos' },
      { path: 'appointments/add', heading: 'Agregar turnos' },
      { path: 'appointments/delete', heading: 'Borrar turnos' },
      { path: 'reports', heading: 'Informes' },
    ]
  },
  collection: async (staff) => {
    const artist = await first<ArtistSummary>(staff, 'artists')
    const work = await first<WorkSummary>(staff, 'works')
    const { id, link, title_es } = await first<CollectionSummary>(staff, 'collections')
    return [
      { path: 'artists', heading: 'Artistas' },
      { path: `artists/${artist.id}`, heading: artist.display },
      { path: 'works', heading: 'Obras' },
      ...sections(`works/${work.id}`, work.title_es, ['images', 'movements', 'collections']),
      { path: 'backshop', heading: 'Trastienda' },
      ...sections(`backshop/${link}-${id}`, title_es, ['rooms', 'image']),
      { path: 'collections', heading: 'Salas privadas' },
    ]
  },
  archive: async (staff) => {
    const archive = await first<Archive>(staff, 'archives')
    const item = await first<ItemSummary>(staff, 'items')
    return [
      { path: 'archives', heading: 'Archivos' },
      { path: 'archives/create', heading: 'Nuevo archivo' },
      { path: `archives/${archive.id}`, heading: archive.title_es },
      { path: 'items', heading: 'Ítems' },
      { path: 'items/create', heading: 'Nuevo ítem' },
      ...sections(`items/${item.id}`, item.subtitle_es, ['images']),
    ]
  },
  site: async () => [
    { path: 'options/home', heading: 'Inicio' },
    { path: 'options/days', heading: 'Días y horarios' },
    { path: 'options/slides', heading: 'Slides' },
    { path: 'options/about', heading: 'Nosotros' },
    { path: 'messages', heading: 'Mensajes' },
    { path: 'users', heading: 'Usuarios' },
    { path: 'english', heading: 'Falta inglés' },
    { path: 'activity', heading: 'Actividad' },
    { path: 'mails', heading: 'Mails' },
    { path: 'imports', heading: 'Importaciones' },
    { path: 'exports', heading: 'Exportar' },
    { path: 'bin', heading: 'Papelera' },
  ],
}

/** A record's screen and its other sections, which have the same heading. */
function sections(path: string, heading: string, names: readonly string[]): PanelScreen[] {
  return [{ path, heading }, ...names.map((name) => ({ path: `${path}/${name}`, heading }))]
}

async function first<Row>(staff: Visitor, list: string): Promise<Row> {
  const { data }: { data: Row[] } = await (await staff.get(`/api/${list}`)).json()
  return firstOf(data, list)
}
