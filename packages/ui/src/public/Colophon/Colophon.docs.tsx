import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un renglón al pie de una página que no lleva a ningún otro lado: de quién es y cómo escribirle. Dibuja `<footer>`.',
  use: [
    {
      es: 'Al pie de las páginas privadas, las que se abren con un enlace secreto: ahí no se navega.',
      en: 'At the foot of private pages, those that a secret link opens: there is nowhere to go from there.',
    },
  ],
  instead: [
    {
      component: 'Footer',
      when: {
        es: 'en las páginas del sitio, con sus enlaces, horarios e idiomas.',
        en: 'on the pages of the site, with its links, hours and languages.',
      },
    },
    {
      component: 'PrivateNotice',
      when: {
        es: 'para decir, arriba, que la página es privada.',
        en: 'to say, at the top, that the page is private.',
      },
    },
  ],
  code: (t) => `import { Colophon, Page } from '@gallery/ui'

export function SharedWork() {
  return (
    <Page
      footer={
        <Colophon
          name="Ochava"
          since={2008}
          year={2026}
          address="Pasaje Lucero 418, Buenos Aires"
          mail="hola@ochava.example"
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
    { keys: ['Tab'], does: { es: 'Se para en la dirección de correo.', en: 'Stops at the mail address.' } },
  ],
  reads: [
    {
      es: '«Información de contenido. © 2008–2026 Ochava, Pasaje Lucero 418. hola@ochava.example, enlace».',
      en: '“Content information. © 2008–2026 Ochava, Pasaje Lucero 418. hola@ochava.example, link”.',
    },
  ],
  props: {
    name: 'El nombre de la galería.',
    since: 'El primer año del copyright.',
    year: 'El año en curso, de quien sabe qué hora es.',
    address: 'La dirección en un renglón.',
    mail: 'La dirección de correo.',
  },
  stories: {
    Line: { name: 'Un renglón', text: 'Al pie de una página privada.' },
    LongMail: { name: 'Mail largo', text: 'Una dirección larga se parte; nada se sale de la página.' },
  },
}
