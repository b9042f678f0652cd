import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Esta página en los demás idiomas, cada uno con su propio nombre. Dibuja `<ul>`, o nada si no hay otro.',
  use: [
    {
      es: 'Donde no están `Header` ni `Footer`, que traen el suyo.',
      en: 'Where `Header` and `Footer`, which bring their own, are not there.',
    },
  ],
  instead: [
    { component: 'Menu', when: { es: 'para acciones.', en: 'for actions.' } },
    {
      component: 'Header',
      when: { es: 'en una página del sitio: ya lo trae.', en: 'on a page of the site: it brings one.' },
    },
  ],
  code: () => `import { LanguageMenu } from '@gallery/ui'

export function Languages() {
  return (
    <LanguageMenu
      languages={[
        { language: 'es', label: 'Español', href: '/es/works/12' },
        { language: 'en', label: 'English', href: '/en/works/12' },
      ]}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: () => (
          <LanguageMenu
            languages={[
              { language: 'pt', label: 'Português', href: '#pt' },
              { language: 'de', label: 'Deutsch', href: '#de' },
            ]}
          />
        ),
        say: {
          es: 'Cada idioma se llama a sí mismo: quien lo busca no lee este.',
          en: 'Each language has its own name for itself: who looks for it does not read this one.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <LanguageMenu
            languages={[
              { language: 'pt', label: t('Portugués', 'Portuguese'), href: '#pt' },
              { language: 'de', label: t('Alemán', 'German'), href: '#de' },
            ]}
          />
        ),
        say: {
          es: 'Traducido, lo entiende quien no lo necesita; y se lee con la voz del otro idioma.',
          en: 'Translated, it is understood by who does not need it; and it is read with the other language’s voice.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de idioma en idioma.', en: 'Goes from language to language.' } },
    {
      keys: ['Enter'],
      does: { es: 'Abre esta página en ese idioma.', en: 'Opens this page in that language.' },
    },
  ],
  reads: [
    {
      es: '«Idioma, lista con 1 elemento. English, enlace», con la voz de ese idioma.',
      en: '“Language, list with 1 item. Español, link”, with the voice of that language.',
    },
  ],
  props: {
    languages:
      'Todos los idiomas del sitio; el de la pantalla se deja afuera: el de la configuración regional o, en `en-US`, `en`.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'El idioma que no está en la pantalla, con su propio nombre.',
    },
    OneLanguage: { name: 'Un solo idioma', text: 'Un sitio en un solo idioma: no se dibuja nada.' },
  },
}
