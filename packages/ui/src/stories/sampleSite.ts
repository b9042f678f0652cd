import type { LanguageChoice } from '../controls/LanguageMenu/LanguageMenu.tsx'
import type { NavLink } from '../controls/Link/navLink.ts'
import { storyLanguage } from './say.ts'

/** The demo gallery's own frame: what every page of it has at its head and foot. */
export const sampleName = 'Ochava'

export const sampleNav: NavLink[] = [
  { href: '#muestras', label: 'Muestras' },
  { href: '#eventos', label: 'Eventos' },
  { href: '#trastienda', label: 'Trastienda' },
  { href: '#artistas', label: 'Artistas' },
  { href: '#archivo', label: 'Archivo' },
  { href: '#nosotros', label: 'Nosotros' },
  { href: '#contacto', label: 'Contacto' },
]

export const sampleLanguages: LanguageChoice[] = [
  { language: 'es', label: 'Español', href: '#es' },
  { language: 'en', label: 'English', href: '#en' },
]

export const sampleFooter = {
  name: sampleName,
  homeHref: '#inicio',
  tagline:
    'Galería de arte concreto, óptico y contemporáneo. Muestras, trastienda y archivo en el barrio de Almagro.',
  address: ['Pasaje Lucero 418', 'C1183 Buenos Aires'],
  hours: 'Lunes a viernes, 14 a 19.30',
  mail: 'hola@ochava.example',
  newsletterHref: 'https://ochava.example/newsletter',
  social: [
    { href: 'https://instagram.example/ochava', label: 'Instagram' },
    { href: 'https://facebook.example/ochava', label: 'Facebook' },
    { href: 'https://youtube.example/ochava', label: 'YouTube' },
  ],
  links: [
    { href: '#datos', label: 'Tus datos' },
    { href: '#reservas', label: 'Tus reservas' },
  ],
  languages: sampleLanguages,
  since: 2008,
  year: 2026,
  place: 'Buenos Aires',
}

/** What stands above, and in the stories of heads and ways, in English. */
const inEnglish: Readonly<Record<string, string>> = {
  Inicio: 'Home',
  Muestras: 'Exhibitions',
  Eventos: 'Events',
  Trastienda: 'Back room',
  Artistas: 'Artists',
  Archivo: 'Archive',
  Nosotros: 'About',
  Contacto: 'Contact',
  Editar: 'Edit',
  'Tus datos': 'Your details',
  'Tus reservas': 'Your bookings',
  'La línea que corta la esquina': 'The line that cuts the corner',
  'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas':
    'Electroencephalographic otorhinolaryngology: a retrospective of all retrospectives',
  'Fondo Brandariz': 'Brandariz papers',
  Correspondencia: 'Correspondence',
  'Carta a Irma Szalay sobre el marco': 'Letter to Irma Szalay about the frame',
  'Lunes a viernes, 14 a 19.30': 'Monday to Friday, 14 to 19.30',
  [sampleFooter.tagline]:
    'Gallery of concrete, optical and contemporary art. Exhibitions, back room and archive in Almagro.',
}

/** Sample words in the language of the toolbar. */
export function sampleWord<Word>(word: Word, globals: Record<string, unknown>): Word | string {
  return typeof word === 'string' && storyLanguage(globals) !== 'es' ? (inEnglish[word] ?? word) : word
}

/** Links with their labels in the language of the toolbar. */
export function sampleLinks<Link extends { label: string }>(
  links: readonly Link[],
  globals: Record<string, unknown>
): Link[] {
  return links.map((link) => ({ ...link, label: sampleWord(link.label, globals) }))
}
