import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El armazón de una página pública: un enlace que saltea la navegación, el encabezado, `<main id="main">` con sus partes a distancia, y el pie al fondo de la ventana. Dibuja `<div>`.',
  use: [
    {
      es: 'Una vez, alrededor de todo lo que la página muestra.',
      en: 'Once, around everything that the page shows.',
    },
    {
      es: 'También para la página que no se encuentra y para la que falló: quien se pierde conserva la navegación.',
      en: 'For the page that is not there and the one that failed too: who is lost keeps the navigation.',
    },
  ],
  instead: [
    {
      component: 'AppShell',
      when: { es: 'para el panel, con su menú al costado.', en: 'for the panel, with its menu at the side.' },
    },
    {
      component: 'Container',
      when: { es: 'para un bloque dentro de la página.', en: 'for a block inside the page.' },
    },
  ],
  code: (t) => `import { Footer, Header, Page, PageTitle, Section, Text } from '@gallery/ui'

const languages = [{ language: '${t('es', 'en')}', label: '${t('Español', 'English')}', href: '/' }]

export function Home() {
  return (
    <Page
      header={<Header name="Ochava" homeHref="/" nav={[]} languages={languages} />}
      footer={
        <Footer
          name="Ochava"
          homeHref="/"
          tagline="${t('Galería de arte concreto.', 'A gallery of concrete art.')}"
          address={['Pasaje Lucero 418']}
          hours="${t('Lunes a viernes, 14 a 19.30', 'Monday to Friday, 14 to 19.30')}"
          mail="hola@ochava.example"
          social={[]}
          links={[]}
          languages={languages}
          since={2008}
          year={2026}
        />
      }
    >
      <PageTitle title="${t('Arte concreto en una esquina', 'Concrete art on a corner')}" />
      <Section title="${t('Muestras', 'Exhibitions')}">
        <Text>${t('No hay muestras por ahora.', 'There are no exhibitions for now.')}</Text>
      </Section>
    </Page>
  )
}
`,
  anatomy: {
    story: 'Inner',
    parts: [
      {
        at: 'a[href="#main"]',
        name: {
          es: 'El enlace que saltea la navegación: se ve cuando el teclado llega a él.',
          en: 'The link past the navigation: seen when the keyboard reaches it.',
        },
      },
      { at: 'header', name: { es: 'El encabezado.', en: 'The header.' } },
      {
        at: '[data-page-title]',
        name: {
          es: 'La primera parte: el título, a la misma altura en todas las páginas.',
          en: 'The first part: the title, at one height on every page.',
        },
      },
      {
        at: 'main section',
        name: {
          es: 'Las demás partes; la página guarda la distancia entre ellas.',
          en: 'The other parts; the page keeps the distance between them.',
        },
      },
      {
        at: 'footer',
        name: {
          es: 'El pie, al fondo de la ventana también cuando hay poco.',
          en: 'The footer, at the foot of the window even when there is little.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Primero llega al enlace «Saltar al contenido».',
        en: 'First reaches the link “Skip to content”.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En ese enlace, lleva el foco al contenido.',
        en: 'On that link, moves the focus to the content.',
      },
    },
  ],
  reads: [
    {
      es: 'Tres regiones por las que se salta: «encabezado», «principal», «pie». El título es el único encabezado de nivel 1.',
      en: 'Three landmarks to jump by: “banner”, “main”, “content information”. The title is the one heading of level 1.',
    },
  ],
  props: {
    header: 'El `Header`.',
    footer: 'El `Footer`.',
    notice: 'Una franja sobre el encabezado: lo que una página privada dice de sí.',
    children:
      'Las partes de la página, desde `PageTitle`: las `Section` y lo demás que esté en un `Container`.',
  },
  stories: {
    Home: { name: 'Portada', text: 'El titular de la portada y después sus partes.' },
    Inner: { name: 'Interior', text: 'Un texto junto a sus datos.' },
    OneMessage: { name: 'Un mensaje', text: 'Una sola cosa que decir, en el medio de la ventana.' },
    NotFound: { name: 'No encontrada', text: 'Una página que no está.' },
    SkipLink: { name: 'Enlace para saltear', text: 'La primera parada del teclado saltea la navegación.' },
  },
}
