import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una obra o un documento: lo que hay para ver al lado de lo que hay para saber, uno debajo del otro por debajo de 1088px. Dibuja `<div>`.',
  use: [
    {
      es: 'Para la página de una obra, o de un ítem del archivo: una cosa, sus imágenes y sus datos.',
      en: 'For the page of a work or of an item of the archive: one thing, its pictures and its facts.',
    },
  ],
  instead: [
    {
      component: 'PageTitle',
      when: {
        es: 'con `MetaBar`, para un evento: es una fecha y no una cosa.',
        en: 'with `MetaBar`, for an event, which is about a time and not a thing.',
      },
    },
    {
      component: 'panel/RecordSheet',
      when: {
        es: 'en el panel, donde los datos se cambian.',
        en: 'in the panel, where the facts are changed.',
      },
    },
    { component: 'WorkThumb', when: { es: 'para una obra en una lista.', en: 'for a work in a list.' } },
    { component: 'Facts', when: { es: 'para los datos solos.', en: 'for the facts alone.' } },
  ],
  code: (t) => `import { ImageGallery, RecordSheet, RichText, ScaleDrawing } from '@gallery/ui'

export function WorkPage() {
  return (
    <RecordSheet
      kind="work"
      breadcrumb={[
        { label: '${t('Artistas', 'Artists')}', href: '/artists' },
        { label: 'Elsa Brandariz', href: '/artists/elsa-brandariz' },
        { label: '${t('Estructura abierta nº 26', 'Open Structure No. 26')}' },
      ]}
      media={
        <ImageGallery
          images={[
            {
              id: 1,
              picture: { src: '/pictures/front.jpg', alt: '${t('Frente', 'Front')}', width: 1000, height: 1400 },
            },
          ]}
        />
      }
      byline="Elsa Brandariz"
      title="${t('Estructura abierta nº 26', 'Open Structure No. 26')}"
      facts={[
        { term: '${t('Año', 'Year')}', value: '1949' },
        { term: '${t('Medidas', 'Size')}', value: '81 × 55 × 3 cm' },
      ]}
    >
      <ScaleDrawing height={81} width={55} />
      <RichText trustedHtml="<p>${t('La más temprana de las tablas de borde irregular.', 'The earliest of the panels with an irregular edge.')}</p>" />
    </RecordSheet>
  )
}
`,
  anatomy: {
    story: 'Work',
    parts: [
      {
        at: 'nav',
        name: {
          es: 'El camino hasta acá; en una página privada no hay.',
          en: 'The way here; a private page has none.',
        },
      },
      {
        at: 'h1',
        name: {
          es: 'El título de la página: inclinado el de una obra, en negrita el de un documento.',
          en: 'The page’s title: slanted for a work, bold for a document.',
        },
      },
      { at: 'div:has(> h1) > p', name: { es: 'Quién la hizo.', en: 'Who made it.' } },
      {
        at: 'div:has(> h1) ~ dl',
        name: {
          es: 'Los datos: un término y su valor cada vez.',
          en: 'The facts: a term and its value each.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'El camino, las imágenes, después lo que se puede apretar entre los datos: como se lee.',
        en: 'The way here, the pictures, then what can be pressed among the facts: as it is read.',
      },
    },
  ],
  reads: [
    {
      es: '«Elsa Brandariz. Estructura abierta nº 26, encabezado nivel 1»: el único de su nivel.',
      en: '“Elsa Brandariz. Open Structure No. 26, heading level 1”: the only one of its level.',
    },
    {
      es: 'Los datos: «Año, 1949. Técnica, Esmalte sobre tabla».',
      en: 'The facts: “Year, 1949. Technique, Enamel on panel”.',
    },
  ],
  props: {
    breadcrumb: 'El camino hasta acá, arriba de todo; una página privada no tiene.',
    breadcrumbEnd: 'A la derecha del camino: el «Editar» de quien administra.',
    media: 'Lo que hay para ver: una `ImageGallery`, un `VideoEmbed`, una `FileList` debajo.',
    byline: 'Sobre el título: quién la hizo.',
    title: 'El `h1` de la página.',
    transitionName: 'Con qué nombre viaja el título hasta acá (`workTransitions`).',
    kind: 'El título de una obra va inclinado; el de un documento, en negrita.',
    lead: 'Debajo del título.',
    facts: 'Lo que se sabe: un término y su valor cada vez.',
    children: 'Lo que sigue a los datos: dibujo, texto, enlaces.',
    sticks: 'Lo que hay para ver queda a la vista mientras se lee lo que está al lado.',
    below: 'Debajo de todo, en las mismas dos columnas: cómo se cita y de quién es.',
  },
  stories: {
    Work: { name: 'Obra', text: 'Una obra: su título inclinado, como en un cartel de pared.' },
    Document: {
      name: 'Documento',
      text: 'Un documento del archivo: su título en negrita, un renglón debajo.',
    },
    Private: { name: 'Privada', text: 'En una página privada nada lleva a otro lado.' },
    Bare: { name: 'Lo mínimo', text: 'No se sabe más que un nombre.' },
    LongWord: {
      name: 'Palabra larga',
      text: 'Una palabra más larga que la columna va más chica y queda entera.',
    },
    LongTitle: {
      name: 'Título largo',
      text: 'Un título muy largo va más chico y se parte; nada se sale de la página.',
    },
    LongAddress: {
      name: 'Dirección larga',
      text: 'Una dirección pegada se parte; lo que está al lado queda en su columna.',
    },
  },
}
