import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Inline } from './Inline.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Hijos lado a lado, que siguen en el renglón de abajo cuando no hay espacio: botones, enlaces, etiquetas. Dibuja `<div>`.',
  use: [
    {
      es: 'Para una fila de botones, enlaces o etiquetas de ancho propio.',
      en: 'For a row of buttons, links or tags, each as wide as its words.',
    },
  ],
  instead: [
    {
      component: 'Stack',
      when: { es: 'para una cosa debajo de la otra.', en: 'for one thing under the other.' },
    },
    {
      component: 'Grid',
      when: { es: 'cuando las columnas tienen que coincidir.', en: 'when the columns have to line up.' },
    },
    {
      component: 'SubmitRow',
      when: {
        es: 'para los botones al final de un formulario.',
        en: 'for the buttons at the end of a form.',
      },
    },
  ],
  code: (t) => `import { Button, Inline } from '@gallery/ui'

export function Ways() {
  return (
    <Inline space="s5">
      <Button href="/events">${t('Ver muestras', 'See exhibitions')}</Button>
      <Button variant="tertiary" href="/contact">
        ${t('Contacto', 'Contact')}
      </Button>
    </Inline>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Inline space="s5">
            <Button>{t('Guardar', 'Save')}</Button>
            <Button variant="tertiary">{t('Cancelar', 'Cancel')}</Button>
          </Inline>
        ),
        say: {
          es: 'Lo principal primero: es lo primero que se lee y que alcanza el teclado.',
          en: 'What matters most comes first: it is read and reached first.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Inline justify="between">
            <Button variant="tertiary">{t('Cancelar', 'Cancel')}</Button>
            <Button>{t('Guardar', 'Save')}</Button>
          </Inline>
        ),
        say: {
          es: 'Dos botones que van juntos, en las dos puntas: con una lupa se ve uno solo.',
          en: 'Two buttons that belong together, at both ends: under a magnifier only one is seen.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Los hijos, en su orden; la fila no se anuncia.',
      en: 'The children in their order; the row is not announced.',
    },
  ],
  props: {
    space: 'La distancia entre los hijos, en los dos sentidos.',
    align: 'A qué altura quedan los hijos.',
    justify: 'Qué hace la fila con el espacio que sobra.',
  },
  stories: {
    Buttons: {
      name: 'Botones',
      text: 'Una fila de botones, que sigue en el renglón de abajo donde no hay espacio.',
    },
    AtBothEnds: { name: 'En las dos puntas', text: 'El primero al comienzo, el último al final.' },
    OnTheBaseline: { name: 'Sobre el renglón', text: 'Palabras de distinto tamaño sobre un mismo renglón.' },
    Many: { name: 'Muchos', text: 'Muchos, con poco espacio entre ellos.' },
  },
}
