import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from './SubmitRow.tsx'

const stay = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El final de un formulario: el botón que lo manda y, con `onCancel` o `cancelHref`, la salida. Dibuja `<div>`. El botón está deshabilitado mientras un campo muestra un error, y ocupado mientras lo está el formulario; sin scripts no, porque no habría quien lo habilite de nuevo. Encima dice por qué no se envió nada, si el formulario lo sabe.',
  use: [{ es: 'Como último hijo de `Form`.', en: 'As the last child of `Form`.' }],
  instead: [
    {
      component: 'Button',
      when: { es: 'para una acción que no manda nada.', en: 'for an action that sends nothing.' },
    },
    {
      component: 'SaveBar',
      when: {
        es: 'en el panel, para una ficha larga: queda a la vista.',
        en: 'in the panel, for a long record: it stays in sight.',
      },
    },
    {
      component: 'ConfirmDialog',
      when: { es: 'para una pregunta de sí o no.', en: 'for a question of yes or no.' },
    },
  ],
  code: (t) => `import { Form, SubmitRow, TextField } from '@gallery/ui'

export function Name({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <TextField name="first_name" autoComplete="given-name" label="${t('Nombre', 'First name')}" />
      <SubmitRow cancelHref="/account">${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Form>
            <SubmitRow onCancel={stay}>{t('Enviar mensaje', 'Send message')}</SubmitRow>
          </Form>
        ),
        say: {
          es: 'El botón dice qué manda; la salida va al lado, subrayada.',
          en: 'The button says what it sends; the way out stands beside it, underlined.',
        },
      },
      {
        show: (t) => (
          <Form busy>
            <SubmitRow busyLabel={t('Enviando…', 'Sending…')}>
              {t('Enviar mensaje', 'Send message')}
            </SubmitRow>
          </Form>
        ),
        say: {
          es: '`busyLabel` con el mismo verbo que el botón.',
          en: '`busyLabel` with the verb of the button.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Form>
            <SubmitRow onCancel={stay} cancelLabel={t('Borrar todo', 'Clear all')}>
              {t('Aceptar', 'OK')}
            </SubmitRow>
          </Form>
        ),
        say: {
          es: 'Lo que vacía el formulario, tan cerca del botón, se aprieta sin querer.',
          en: 'What empties the form, this close to the button, gets pressed by mistake.',
        },
      },
      {
        show: (t) => (
          <Form busy>
            <SubmitRow>{t('Enviar mensaje', 'Send message')}</SubmitRow>
          </Form>
        ),
        say: {
          es: 'Un mensaje no se guarda: «Guardando…» hace dudar de si salió.',
          en: 'A message is not saved: “Saving…” makes one doubt whether it went.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Al botón y a la salida. Ocupado, el botón conserva el foco.',
        en: 'To the button and the way out. While busy, the button keeps the focus.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Manda desde cualquier campo de una línea.',
        en: 'Sends from any field of one line.',
      },
    },
  ],
  reads: [
    {
      es: '«Guardar, botón»; mientras espera, «Guardando…, botón, no disponible».',
      en: '“Save, button”; while it waits, “Saving…, button, dimmed”.',
    },
    {
      es: 'Si no se envió nada, el motivo, enseguida, como alerta.',
      en: 'Where nothing was sent, the reason, at once, as an alert.',
    },
    {
      es: 'La salida: «Cancelar, botón» o, con `cancelHref`, «Cancelar, enlace».',
      en: 'The way out: “Cancel, button” or, with `cancelHref`, “Cancel, link”.',
    },
  ],
  props: {
    children: 'La etiqueta del botón que manda el formulario: «Guardar».',
    busyLabel: 'Lo que dice ese botón mientras se espera la respuesta.',
    onCancel: 'Agrega una salida a su lado.',
    cancelHref: 'Adónde lleva la salida, si es un enlace.',
    cancelLabel: 'La etiqueta de la salida.',
  },
  stories: {
    WithCancel: { name: 'Con salida', text: 'La salida no manda nada.' },
    Alone: { name: 'Solo', text: 'Un formulario que no se abandona.' },
    Busy: { name: 'Ocupado', text: 'Mientras se espera la respuesta.' },
    Unsent: {
      name: 'Sin enviar',
      text: 'No se envió nada: el motivo está junto al botón, que se puede apretar de nuevo, y se va al hacerlo.',
    },
  },
}
