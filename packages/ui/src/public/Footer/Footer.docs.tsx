import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El pie de todas las páginas públicas: quién, dónde, cómo seguir en contacto, la cuenta de quién. Dibuja `<footer>`.',
  use: [
    {
      es: 'Como el `footer` de `Page`, una vez y el mismo en todas las páginas.',
      en: 'As the `footer` of `Page`, once, and the same on every page.',
    },
  ],
  instead: [
    {
      component: 'Colophon',
      when: {
        es: 'en una página privada, de la que no se sale.',
        en: 'on a private page, which leads nowhere else.',
      },
    },
    {
      component: 'Section',
      when: { es: 'para lo que es de una sola página.', en: 'for what belongs to one page only.' },
    },
    {
      component: 'FootBar',
      when: {
        es: 'en el panel, para las acciones que quedan abajo.',
        en: 'in the panel, for actions that stay at the bottom.',
      },
    },
  ],
  code: (t) => `import { Footer } from '@gallery/ui'

export function SiteFooter() {
  return (
    <Footer
      name="Ochava"
      homeHref="/"
      tagline="${t('Galería de arte concreto en Almagro.', 'A gallery of concrete art in Almagro.')}"
      address={['Pasaje Lucero 418', 'C1183 Buenos Aires']}
      hours="${t('Lunes a viernes, 14 a 19.30', 'Monday to Friday, 2 to 7.30 pm')}"
      mail="hola@ochava.example"
      newsletterHref="/newsletter"
      social={[{ href: 'https://instagram.example/ochava', label: 'Instagram' }]}
      links={[{ href: '/bookings', label: '${t('Tus reservas', 'Your bookings')}' }]}
      languages={[
        { language: 'es', label: 'Español', href: '/' },
        { language: 'en', label: 'English', href: '/en' },
      ]}
      since={2008}
      year={2026}
      place="Buenos Aires"
    />
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'footer a[aria-label]',
        name: {
          es: 'El logo, que lleva al inicio; sin logo, el nombre.',
          en: 'The logo, which leads home; without a logo, the name.',
        },
      },
      {
        at: 'footer a[aria-label] + p',
        name: {
          es: 'Qué es la galería, en una o dos oraciones.',
          en: 'What the gallery is, in one or two sentences.',
        },
      },
      {
        at: 'footer address',
        name: {
          es: 'Dónde está; debajo, cuándo abre y cómo escribirle.',
          en: 'Where it is; beneath, when it is open and how to write to it.',
        },
      },
      {
        at: 'footer ul',
        name: {
          es: 'La galería en otros lados, el boletín primero.',
          en: 'The gallery elsewhere, the newsletter first.',
        },
      },
      {
        at: 'footer ul:last-child',
        name: {
          es: 'Las páginas de quien visita, y los otros idiomas.',
          en: 'The visitor’s own pages, and the other languages.',
        },
      },
      {
        at: 'footer div > p:last-child',
        name: {
          es: 'De quién es y desde cuándo; a la derecha, la ciudad.',
          en: 'Whose it is and since when; at the right, the city.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de enlace en enlace, columna por columna.',
        en: 'Goes from link to link, column by column.',
      },
    },
  ],
  reads: [
    {
      es: '«Información de contenido. Ochava, enlace»: el logo se lee con el nombre de la galería.',
      en: '“Content information. Ochava, link”: the logo is read as the gallery’s name.',
    },
    {
      es: 'El enlace a la página en la que se está: «Tus reservas, enlace, página actual».',
      en: 'The link to the page that one is on: “Your bookings, link, current page”.',
    },
    {
      es: 'Los otros idiomas se leen en su idioma: «English, enlace».',
      en: 'The other languages are read in their own: “Español, link”.',
    },
  ],
  props: {
    name: 'El nombre de la galería: en el copyright, y como se llama el enlace al inicio.',
    logo: 'El logo de la galería: un dibujo o una imagen. Sin él está el nombre, con palabras.',
    homeHref: 'Adónde lleva el logo.',
    tagline: 'Una o dos oraciones sobre qué es la galería.',
    address: 'La dirección, un renglón cada vez.',
    hours: 'Cuándo está abierta.',
    mail: 'La dirección de correo.',
    newsletterHref: 'Dónde se suscribe al boletín; sin esto no hay enlace.',
    social: 'La galería en otros lados, con palabras.',
    links: 'Las páginas de quien visita: Tus datos, Tus reservas.',
    languages: 'Todos los idiomas del sitio.',
    since: 'El primer año del copyright.',
    year: 'El año en curso, de quien sabe qué hora es.',
    place: 'A la derecha del último renglón: la ciudad.',
  },
  stories: {
    Default: { name: 'De todos los días', text: 'El pie de todas las páginas.' },
    Narrow: { name: 'Angosto', text: 'Dos columnas para las listas de enlaces.' },
    ForeignLogo: { name: 'Otro logo', text: 'Otra casa firma con un dibujo suyo.' },
    InWords: { name: 'Con palabras', text: 'Sin logo está el nombre, con palabras.' },
    LongMail: { name: 'Mail largo', text: 'Una dirección larga se parte; nada se sale de la página.' },
  },
}
