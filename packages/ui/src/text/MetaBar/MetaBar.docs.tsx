import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { MetaBar } from './MetaBar.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los datos debajo del título de un detalle, bajo una línea con peso. Dibuja `<div>` alrededor de una `<dl>`.',
  use: [
    {
      es: 'Justo debajo del título de un evento o de una obra, en un `Container`: lo que se necesita para ir.',
      en: 'Right under the title of an event or a work, in a `Container`: what one needs in order to go.',
    },
  ],
  instead: [
    {
      component: 'Facts',
      when: {
        es: 'en cualquier otro lado, y para más de tres datos.',
        en: 'anywhere else, and for more than three facts.',
      },
    },
    { component: 'Figures', when: { es: 'en el panel, para números.', en: 'in the panel, for figures.' } },
    {
      component: 'PageTitle',
      when: { es: 'para el título que va arriba.', en: 'for the title that stands above it.' },
    },
  ],
  code: (t) => `import { Button, Container, MetaBar } from '@gallery/ui'

export function Practical() {
  return (
    <Container>
      <MetaBar
        facts={[
          { term: '${t('Fecha', 'Date')}', value: '${t('Del 12 de noviembre al 30 de enero', '12 November to 30 January')}' },
          { term: '${t('Lugar', 'Place')}', value: '${t('Sala 1', 'Room 1')}' },
        ]}
        action={<Button href="/book">${t('Ver días disponibles', 'See available days')}</Button>}
      />
    </Container>
  )
}
`,
  anatomy: {
    story: 'WithAction',
    parts: [
      { at: 'dl dt', name: { es: 'De qué es el dato: una palabra.', en: 'What the fact is of: one word.' } },
      {
        at: 'dl dd',
        name: {
          es: 'El dato; si es largo sigue abajo, sin empujar a nadie.',
          en: 'The fact; a long one goes on below, and pushes nothing away.',
        },
      },
      {
        at: 'dl + div',
        name: {
          es: 'La acción de la página: a la derecha, y a todo el ancho en un teléfono.',
          en: 'The page’s action: at the right end, and as wide as a phone.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <MetaBar
            facts={[
              { term: t('Fecha', 'Date'), value: t('Hasta el 30 de enero', 'Until 30 January') },
              { term: t('Lugar', 'Place'), value: t('Sala 1', 'Room 1') },
            ]}
            action={<Button>{t('Reservar', 'Book')}</Button>}
          />
        ),
        say: {
          es: 'Cuándo, dónde, y una acción: se decide acá.',
          en: 'When, where, and one action: this is where one decides.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <MetaBar
            facts={[
              { term: t('Fecha', 'Date'), value: t('Hasta el 30 de enero', 'Until 30 January') },
              { term: t('Curaduría', 'Curator'), value: 'Ana Dulitzky' },
              { term: t('Obras', 'Works'), value: '22' },
              { term: t('Serie', 'Series'), value: '3' },
              { term: t('Código', 'Code'), value: 'M-26' },
            ]}
          />
        ),
        say: {
          es: 'Todo lo que se sabe tapa lo que se necesita: el resto va en `Facts`.',
          en: 'All that is known hides what is needed: the rest goes into `Facts`.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Lista de descripciones. Fecha: Del 12 de noviembre de 2026 al 30 de enero de 2027. Lugar: Sala 1». Después, la acción.',
      en: '“Description list. Date: From 12 November 2026 to 30 January 2027. Place: Room 1”. Then the action.',
    },
  ],
  props: {
    facts: 'Lo que hay para saber, tres como mucho: fecha, lugar, visita.',
    action: 'La única acción de la página, a la derecha; a todo el ancho en un teléfono.',
  },
  stories: {
    WithAction: { name: 'Con acción', text: 'Con la acción de la página al final de la fila.' },
    FactsOnly: { name: 'Solo datos', text: 'Datos solos.' },
    One: { name: 'Uno', text: 'Un dato solo.' },
    LongWords: { name: 'Palabras largas', text: 'Un dato de varios renglones no empuja nada.' },
  },
}
