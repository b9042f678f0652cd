import type { FooterProps, HeaderProps, LanguageChoice } from '../../index.ts'
import { sampleLogo } from '../sampleLogo.tsx'
import type { StoryLanguage } from '../say.ts'

type Section = 'exhibitions' | 'works' | 'collections' | 'artists' | 'archive' | 'contact'

const sections: Record<Section, Record<StoryLanguage, string>> = {
  exhibitions: { es: 'Muestras', en: 'Exhibitions' },
  works: { es: 'Obras', en: 'Works' },
  collections: { es: 'Trastienda', en: 'Back room' },
  artists: { es: 'Artistas', en: 'Artists' },
  archive: { es: 'Archivo', en: 'Archive' },
  contact: { es: 'Contacto', en: 'Contact' },
}
const order = ['exhibitions', 'works', 'collections', 'artists', 'archive', 'contact'] as const

export const languages: LanguageChoice[] = [
  { language: 'es', label: 'Español', href: '#es' },
  { language: 'en', label: 'English', href: '#en' },
]

/** What the demo gallery has at the head of its pages. */
export function galleryHeader(language: StoryLanguage, current?: Section): HeaderProps {
  return {
    name: 'Ochava',
    logo: sampleLogo,
    homeHref: '#home',
    nav: order.map((section) => ({
      href: `#${section}`,
      label: sections[section][language],
      current: section === current,
    })),
    search: { href: '#search' },
    languages,
    account: { state: 'out', signInHref: '#sign-in' },
  }
}

/** What it has at their foot. */
export function galleryFooter(language: StoryLanguage): FooterProps {
  const es = language === 'es'
  return {
    name: 'Ochava',
    logo: sampleLogo,
    homeHref: '#home',
    tagline: es
      ? 'Galería de arte concreto, óptico y contemporáneo. Muestras, trastienda y archivo en el barrio de Almagro.'
      : 'A gallery of concrete, optical and contemporary art. Exhibitions, back room and archive in Almagro, Buenos Aires.',
    address: ['Pasaje Lucero 418', 'C1183 Buenos Aires'],
    hours: es ? 'Lunes a viernes, 14 a 19.30' : 'Monday to Friday, 2 to 7.30 pm',
    mail: 'hola@ochava.example',
    newsletterHref: 'https://ochava.example/newsletter',
    social: [
      { href: 'https://instagram.example/ochava', label: 'Instagram' },
      { href: 'https://youtube.example/ochava', label: 'YouTube' },
    ],
    links: [
      { href: '#profile', label: es ? 'Tus datos' : 'Your details' },
      { href: '#bookings', label: es ? 'Tus reservas' : 'Your bookings' },
    ],
    languages,
    since: 2008,
    year: 2026,
    place: 'Buenos Aires',
  }
}
