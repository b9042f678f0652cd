import { Button } from '../../controls/Button/Button.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { AccountActions } from './AccountActions.tsx'

const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que quien visita puede pedir de sus datos: una copia, o que se borren. Dibuja `<div>`. Pregunta por su cuenta antes de borrar la cuenta.',
  use: [
    { es: 'En la página propia de quien visita, al final.', en: 'On the visitor’s own page, at its end.' },
  ],
  instead: [
    {
      component: 'Button',
      when: {
        es: 'para una acción que no es de la cuenta de nadie.',
        en: 'for an action that concerns nobody’s account.',
      },
    },
    {
      component: 'ConfirmDialog',
      when: {
        es: 'para preguntar antes de borrar otra cosa.',
        en: 'to ask before something else is deleted.',
      },
    },
    {
      component: 'RecordActions',
      when: { es: 'en el panel, para una ficha.', en: 'in the panel, for a record.' },
    },
  ],
  code: () => `import { AccountActions } from '@gallery/ui'

export function YourData({ remove }: { remove: () => Promise<void> }) {
  return <AccountActions exportHref="/account/data.json" onDelete={remove} />
}
`,
  anatomy: {
    story: 'Offered',
    parts: [
      {
        at: 'a',
        name: {
          es: 'La copia: un archivo con todo lo que se guarda de quien visita.',
          en: 'The copy: a file with everything that is kept of the visitor.',
        },
      },
      {
        at: 'button',
        name: {
          es: 'El borrado: pregunta antes, y dice qué se pierde.',
          en: 'The end: it asks first, and says what is lost.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => <AccountActions exportHref="#data" onDelete={ignore} />,
        say: {
          es: 'La copia al lado del borrado: quien se va puede llevarse lo suyo.',
          en: 'The copy beside the end: who leaves can take along what is theirs.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Inline space="s5">
            <Button variant="danger">{t('Borrar la cuenta', 'Delete the account')}</Button>
          </Inline>
        ),
        say: {
          es: 'Solo y en rojo, es lo más llamativo de una página a la que se vino por otra cosa.',
          en: 'Alone and red, it is what catches the eye on a page one came to for something else.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'A la copia y al borrado.', en: 'To the copy and to the end.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Sobre «Borrar la cuenta» abre la pregunta, con el foco en el no.',
        en: 'On “Delete the account” opens the question, with the focus on the no.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra la pregunta sin borrar; el foco vuelve al botón.',
        en: 'Closes the question without deleting; the focus goes back to the button.',
      },
    },
  ],
  reads: [
    {
      es: 'La pregunta: «¿Seguro que querés borrar tu cuenta?, diálogo de alerta, Se cancelan tus reservas futuras y se borran tus datos. No se puede deshacer».',
      en: 'The question: “Delete your account?, alert dialog, Your future bookings are cancelled and your data is deleted. This cannot be undone”.',
    },
    {
      es: '«Bajar mis datos, enlace».',
      en: '“Download my data, link”.',
    },
  ],
  props: {
    exportHref: 'La dirección del archivo con todo lo que se guarda de quien visita.',
    onExport: 'Se llama cuando se pide ese archivo; con `preventDefault` el enlace no se sigue.',
    onDelete:
      'Se llama después de un sí; una promesa que devuelva deja la pregunta abierta hasta que termine.',
  },
  stories: {
    Offered: { name: 'Ofrecido', text: 'Un archivo para guardar, y la salida.' },
    Asked: { name: 'Pregunta', text: 'La salida pregunta antes, y el foco está en el no.' },
    Deleted: { name: 'Borrada', text: 'Se dijo que sí.' },
  },
}
