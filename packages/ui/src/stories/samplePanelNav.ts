import type { AppNavGroup } from '../AppShell/AppNav.tsx'
import type { StoryLanguage } from './say.ts'

const screens: [href: string, es: string, en: string, count?: number][][] = [
  [
    ['#eventos', 'Eventos', 'Events', 48],
    ['#turnos', 'Turnos', 'Slots', 26],
  ],
  [
    ['#artistas', 'Artistas', 'Artists', 27],
    ['#obras', 'Obras', 'Works', 412],
    ['#colecciones', 'Colecciones', 'Collections', 19],
  ],
  [
    ['#archivos', 'Archivos', 'Archives', 6],
    ['#items', 'Ítems', 'Items', 1203],
  ],
  [
    ['#inicio', 'Inicio', 'Home'],
    ['#slides', 'Slides', 'Slides', 4],
    ['#nosotros', 'Nosotros', 'About'],
    ['#mensajes', 'Mensajes', 'Messages', 3],
    ['#usuarios', 'Usuarios', 'Users', 88],
  ],
  [
    ['#actividad', 'Actividad', 'Activity'],
    ['#importaciones', 'Importaciones', 'Imports'],
    ['#papelera', 'Papelera', 'Bin', 7],
  ],
]

const labels = {
  es: ['Agenda', 'Colección', 'Archivo', 'Sitio', 'Historial'],
  en: ['Agenda', 'Collection', 'Archive', 'Site', 'History'],
}

/** All screens of the panel, the works' on the screen. */
export function samplePanelNav(language: StoryLanguage): AppNavGroup[] {
  return screens.map((links, group) => ({
    label: labels[language][group] ?? '',
    links: links.map(([href, es, en, count]) => ({
      href,
      label: language === 'es' ? es : en,
      count,
      current: href === '#obras',
    })),
  }))
}
