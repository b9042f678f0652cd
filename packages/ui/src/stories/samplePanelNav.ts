import type { AppNavGroup } from '../panel/AppShell/AppNav.tsx'
import type { StoryLanguage } from './say.ts'

const screens: [href: string, es: string, en: string, waiting?: number][][] = [
  [
    ['#eventos', 'Eventos', 'Events'],
    ['#turnos', 'Turnos', 'Slots', 26],
  ],
  [
    ['#artistas', 'Artistas', 'Artists'],
    ['#obras', 'Obras', 'Works'],
    ['#colecciones', 'Colecciones', 'Collections'],
  ],
  [
    ['#archivos', 'Archivos', 'Archives'],
    ['#items', 'Ítems', 'Items'],
  ],
  [
    ['#inicio', 'Inicio', 'Home'],
    ['#slides', 'Slides', 'Slides'],
    ['#nosotros', 'Nosotros', 'About'],
    ['#mensajes', 'Mensajes', 'Messages', 3],
    ['#usuarios', 'Usuarios', 'Users'],
  ],
  [
    ['#actividad', 'Actividad', 'Activity'],
    ['#mails', 'Mails', 'Mails', 2],
    ['#importaciones', 'Importaciones', 'Imports'],
    ['#papelera', 'Papelera', 'Bin'],
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
    folds: group === screens.length - 1,
    links: links.map(([href, es, en, waiting]) => ({
      href,
      label: language === 'es' ? es : en,
      waiting,
      current: href === '#obras',
    })),
  }))
}
