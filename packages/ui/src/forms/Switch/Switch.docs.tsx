import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { Switch } from './Switch.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Prendido o apagado, enseguida: lo que dice ya está hecho cuando se mueve. Dibuja `<div>` alrededor de `<input type="checkbox" role="switch">`; `className` va al `<div>`, la ref y las demás props al `<input>`.',
  use: [
    {
      es: 'Para una ficha que se muestra o se esconde enseguida.',
      en: 'For a record that is shown or hidden at once.',
    },
    {
      es: 'En la fila de una tabla, para cambiar algo sin abrirla.',
      en: 'In the row of a table, to change something without opening it.',
    },
  ],
  instead: [
    {
      component: 'Checkbox',
      when: { es: 'en un formulario que se manda después.', en: 'in a form that is sent later.' },
    },
    {
      component: 'StatusMenu',
      when: {
        es: 'en el panel, cuando los estados son más de dos.',
        en: 'in the panel, when there are more than two states.',
      },
    },
    {
      component: 'Button',
      when: { es: 'para algo que se hace una vez.', en: 'for something that is done once.' },
    },
  ],
  code: (t) => `import { Switch } from '@gallery/ui'

interface PublicProps {
  shown: boolean
  saving: boolean
  failed: boolean
  show: (shown: boolean) => void
}

export function Public({ shown, saving, failed, show }: PublicProps) {
  return (
    <Switch
      label="${t('Pública', 'Public')}"
      checked={shown}
      busy={saving}
      error={failed ? '${t('No se guardó', 'It was not saved')}' : undefined}
      onCheckedChange={show}
    />
  )
}
`,
  anatomy: {
    story: 'Disabled',
    parts: [
      {
        at: 'label',
        name: {
          es: 'El interruptor y qué está prendido o apagado, que se aprieta también. Prendido, la perilla lleva la esquina cortada: no lo dice solo el color.',
          en: 'The switch, and what is on or off, which can be pressed too. When on, its knob bears the cut corner: it is not said by colour alone.',
        },
      },
      {
        at: 'p[id$="-hint"]',
        name: {
          es: 'Qué quiere decir, o por qué está trabado.',
          en: 'What it means, or why it is locked.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <Switch label={t('Pública', 'Public')} defaultChecked />,
        say: {
          es: 'El nombre dice qué vale cuando está prendido.',
          en: 'The label says what holds when it is on.',
        },
      },
      {
        show: (t) => (
          <Switch
            disabled
            defaultChecked
            label={t('Panel', 'Panel')}
            hint={t('Sos vos: no podés quitarte el panel.', 'This is you: you cannot shut yourself out.')}
          />
        ),
        say: {
          es: 'Trabado, dice por qué.',
          en: 'Where it is locked it says why.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Switch label={t('Activar o desactivar', 'Turn on or off')} defaultChecked />,
        say: {
          es: 'No dice qué, y «activar» hace dudar de si ya está activo.',
          en: 'It does not say what, and “turn on” makes one doubt whether it is on.',
        },
      },
      {
        show: (t) => (
          <Form>
            <Switch name="dont-public" label={t('Pública', 'Public')} />
            <SubmitRow>{t('Guardar', 'Save')}</SubmitRow>
          </Form>
        ),
        say: {
          es: 'Si hay que guardar, nada pasó al moverlo: es una casilla.',
          en: 'If it has to be saved, nothing happened when it moved: that is a checkbox.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Llega a él; también mientras se guarda.',
        en: 'Reaches it; while it is being saved too.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'Lo prende o lo apaga. Ocupado, no hace nada.',
        en: 'Turns it on or off. While busy it does nothing.',
      },
    },
  ],
  reads: [
    { es: '«Pública, interruptor, activado».', en: '“Public, switch, on”.' },
    {
      es: 'Si vuelve atrás, se dice enseguida, como alerta: «No se guardó».',
      en: 'If it goes back that is said at once, as an alert: “It was not saved”.',
    },
    {
      es: 'Con `hideLabel` el nombre se lee igual; en una tabla decí también de qué fila es: «Pública: Diagonal».',
      en: 'With `hideLabel` the label is read all the same; in a table say which row it is of too: “Public: Diagonal”.',
    },
  ],
  props: {
    label: 'Qué está prendido o apagado: una o dos palabras, nunca «Activar».',
    hideLabel:
      'Deja el nombre para lectores de pantalla, donde ya lo dicen la cabeza de una columna o una fila.',
    onCheckedChange:
      'Se llama con lo que el interruptor va a ser; con `checked`, quien lo tiene decide si lo es.',
    busy: 'Mientras se guarda lo que se cambió: conserva el foco y no cambia de nuevo.',
    error:
      'Por qué volvió atrás: «No se guardó». Se lee cuando aparece. Sin esto, el mensaje del formulario para su nombre.',
    hint: 'Una oración debajo: qué quiere decir, o por qué está trabado («sos vos»).',
    size: '2 × 1.1 rem (`m`), o 1.7 × .95 (`s`) sobre imágenes.',
    wide: 'Ocupa las dos columnas de un `FieldGrid`.',
  },
  stories: {
    Off: {
      name: 'Apagado',
      text: 'Sus palabras son parte de lo que se aprieta; la barra espaciadora también lo mueve.',
    },
    On: { name: 'Prendido', text: 'Sí, y ya está hecho.' },
    Busy: { name: 'Ocupado', text: 'Mientras se guarda no cambia de nuevo.' },
    Failed: { name: 'Falló', text: 'Lo que falló volvió atrás, y lo dice.' },
    Disabled: { name: 'Trabado', text: 'Trabado, con el motivo.' },
    WithoutLabel: { name: 'Sin nombre a la vista', text: 'En una tabla su nombre es el de la columna.' },
    Small: { name: 'Chico', text: 'Sobre imágenes.' },
  },
}
