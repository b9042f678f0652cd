import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La franja sobre una página que solo ve quien tiene su enlace: el `notice` de `Page`. Dibuja `<aside>`.',
  use: [
    {
      es: 'En toda página detrás de un enlace secreto: quien la recibe sabe que no está en el sitio, y hasta cuándo abre.',
      en: 'On every page behind a secret link: who receives it knows that it is not on the site, and until when it opens.',
    },
  ],
  instead: [
    { component: 'Toast', when: { es: 'para una palabra que pasa.', en: 'for a passing word.' } },
    {
      component: 'Message',
      when: { es: 'para avisar algo dentro de la página.', en: 'to tell something inside the page.' },
    },
  ],
  code: (t) => `import { Page, PrivateNotice } from '@gallery/ui'

export function SharedWork() {
  return (
    <Page notice={<PrivateNotice name="Ochava" until="2026-12-17T15:00:00Z" today="2026-11-17" />}>
      <h1>${t('Umbral azul', 'Threshold in Blue')}</h1>
    </Page>
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«Complementario. Página privada. La compartió Ochava con vos y no figura en el sitio. Abierta hasta el 17 de diciembre».',
      en: '“Complementary. Private page. Ochava shared it with you; it is not listed on the site. Open until 17 December”.',
    },
  ],
  props: {
    name: 'El nombre de la galería.',
    until: 'ISO 8601: hasta cuándo está abierta la página. Sin esto, hasta que la galería la cierre.',
    today:
      'El día de la galería, «AAAA-MM-DD», cuyo año no se repite en `until`. Sin esto, el año se dice siempre.',
  },
  stories: {
    Open: { name: 'Abierta', text: 'Abierta hasta que la galería la cierre.' },
    UntilADay: { name: 'Hasta un día', text: 'Abierta hasta un día.' },
    UntilAnotherYear: {
      name: 'Hasta otro año',
      text: 'Abierta hasta un día de otro año, que se dice.',
    },
  },
}
