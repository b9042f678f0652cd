import { Inline } from '../../layout/Inline/Inline.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El nombre de un botón que muestra solo un ícono, con el puntero y con el foco; Escape lo saca. Dibuja lo que lleva adentro en un `<span>`, y `<div>` al final del documento mientras se muestra.',
  use: [
    {
      es: 'En un botón sin palabras, para quien no reconoce el dibujo.',
      en: 'On a button without words, for who does not know the drawing.',
    },
    {
      es: 'Para las teclas que hacen lo mismo, con `shortcut`.',
      en: 'For the keys that do the same, with `shortcut`.',
    },
  ],
  instead: [
    {
      component: 'Text',
      when: {
        es: 'para lo que hay que saber: en una pantalla táctil esto no se ve nunca.',
        en: 'for what one must know: on touch screens this never shows.',
      },
    },
    {
      component: 'TextField',
      when: {
        es: 'para la ayuda de un campo, que es su `hint`.',
        en: 'for the help of a field, which is its `hint`.',
      },
    },
    {
      component: 'Button',
      when: { es: 'con palabras, donde haya lugar.', en: 'with words, wherever they fit.' },
    },
  ],
  code: (t) => `import { Button, Icon, Tooltip } from '@gallery/ui'

export function Save({ save }: { save: () => void }) {
  return (
    <Tooltip text="${t('Guardar', 'Save')}" shortcut="Ctrl S">
      <Button variant="secondary" aria-label="${t('Guardar', 'Save')}" onClick={save}>
        <Icon name="check" />
      </Button>
    </Tooltip>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Inline space="s4">
            <Tooltip text={t('Imprimir', 'Print')}>
              <Button variant="secondary" aria-label={t('Imprimir', 'Print')}>
                <Icon name="print" />
              </Button>
            </Tooltip>
            <Text as="span" size="s">
              {t('Al posarse: «Imprimir».', 'On hover: “Print”.')}
            </Text>
          </Inline>
        ),
        say: {
          es: 'De una a cuatro palabras, las mismas que el `aria-label`.',
          en: 'One to four words, the same as the `aria-label`.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Inline space="s4">
            <Button variant="danger">{t('Renovar el link', 'Renew the link')}</Button>
            <Text as="span" size="s">
              {t(
                'Al posarse: «El link actual deja de funcionar y hay que mandar el nuevo a todos».',
                'On hover: “The current link stops working and the new one has to be sent to everybody”.'
              )}
            </Text>
          </Inline>
        ),
        say: {
          es: 'Una advertencia que hay que descubrir no advierte: va escrita al lado.',
          en: 'A warning that has to be discovered does not warn: it is written beside the button.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Llega al botón y lo muestra enseguida; al dejarlo, se va.',
        en: 'Reaches the button and shows it at once; on leaving, it goes.',
      },
    },
    {
      keys: ['Esc'],
      does: { es: 'Lo saca; el foco queda donde está.', en: 'Takes it away; the focus stays.' },
    },
  ],
  reads: [
    {
      es: '«Guardar, botón», una sola vez: el texto es para los ojos, porque el `aria-label` ya lo dice.',
      en: '“Save, button”, once: the text is for the eyes, because the `aria-label` says it already.',
    },
    {
      es: 'Con `describes`, después del nombre: «Renovar, botón, El link actual deja de funcionar».',
      en: 'With `describes`, after the name: “Renew, button, The current link stops working”.',
    },
  ],
  props: {
    text: 'Lo que dice: de una a cuatro palabras.',
    shortcut: 'Las teclas que hacen lo mismo: «Ctrl S».',
    children: 'Un solo elemento que reciba una ref y el foco: un `Button`, un enlace.',
    side: 'El lado en que se para cuando hay lugar.',
    describes:
      'Lee el texto después del nombre de lo que explica. Sin esto es solo para los ojos, porque el `aria-label` de un ícono ya dice lo mismo.',
  },
  stories: {
    Focused: {
      name: 'Con el foco',
      text: 'Con el teclado: el foco lo muestra, Escape lo saca, el foco queda. No se lee dos veces.',
    },
    Hovered: {
      name: 'Con el puntero',
      text: 'Debajo del puntero, que puede pasar al texto.',
    },
    WithKeys: { name: 'Con teclas', text: 'Con las teclas que hacen lo mismo.' },
    Describing: { name: 'Que describe', text: 'Dice más que el nombre: se lee después de él.' },
    DescribingMore: { name: 'Que describe más', text: 'Lo que ya lo describía se lee primero.' },
  },
}
