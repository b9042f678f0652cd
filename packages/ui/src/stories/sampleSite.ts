import type { LanguageChoice } from '../controls/LanguageMenu/LanguageMenu.tsx'
import type { NavLink } from '../controls/Link/navLink.ts'

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
