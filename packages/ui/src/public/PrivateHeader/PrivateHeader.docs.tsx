import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La cabeza de una página que solo ve quien tiene su enlace: de quién es, y el otro idioma. Dibuja `<header>`. No lleva a ningún lado.',
  use: [
    {
      es: 'Como el `header` de una `Page` que está detrás de un enlace secreto.',
      en: 'As the `header` of a `Page` that stands behind a secret link.',
    },
  ],
  instead: [
    { component: 'Header', when: { es: 'en las páginas del sitio.', en: 'on the pages of the site.' } },
    { component: 'Logo', when: { es: 'para el logo solo.', en: 'for the logo alone.' } },
  ],
  code: (t) => `import { Page, PrivateHeader, PrivateNotice } from '@gallery/ui'

export function SharedWork() {
  return (
    <Page
      notice={<PrivateNotice name="Ochava" />}
      header={
        <PrivateHeader
          name="Ochava"
          languages={[
            { language: 'es', label: 'Español', href: '/private/k3x9' },
            { language: 'en', label: 'English', href: '/en/private/k3x9' },
          ]}
        />
      }
    >
      <h1>${t('Umbral azul', 'Threshold in Blue')}</h1>
    </Page>
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Se para en los otros idiomas: el logo no es un enlace.',
        en: 'Stops at the other languages: the logo is no link.',
      },
    },
  ],
  reads: [
    {
      es: '«Banner. Ochava, imagen»: el logo, con el nombre de la galería; sin logo, el nombre solo.',
      en: '“Banner. Ochava, image”: the logo, by the gallery’s name; without a logo, the name alone.',
    },
    {
      es: '«Idioma, lista. English, enlace», en inglés.',
      en: '“Language, list. Español, link”, in Spanish.',
    },
  ],
  props: {
    name: 'El nombre de la galería, que se lee por el logo y, sin él, está con palabras.',
    logo: 'El logo de la galería: un dibujo o una imagen de 2.5rem de alto como mucho.',
    languages: 'Todos los idiomas del sitio, cada uno con su propio nombre.',
  },
  stories: {
    Plain: { name: 'Común', text: 'Sobre una página privada.' },
    ForeignLogo: {
      name: 'Otro logo',
      text: 'Otra casa firma con un dibujo suyo, que se lee con el nombre de la casa.',
    },
    InWords: { name: 'Con palabras', text: 'Sin logo está el nombre, con palabras.' },
  },
}
