import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Lo que siguió a un mensaje: respuestas, lo que contestó quien escribió y notas de la casa, en una columna. Dibuja `<div>` alrededor de un `<ol>`.',
  use: [{ es: 'En un `MessageReader`, debajo del mensaje.', en: 'In a `MessageReader`, under the message.' }],
  instead: [
    {
      component: 'ActivityLog',
      when: { es: 'para lo que cambió en una ficha.', en: 'for what was changed in a record.' },
    },
  ],
  code: (t) => `import { MessageThread } from '@gallery/ui/admin'

export function Followed() {
  return (
    <MessageThread
      label="${t('Lo que siguió', 'What followed')}"
      parts={[
        {
          id: 1,
          kind: 'answer',
          name: 'Lucía Prado',
          when: '15:40',
          text: '${t('Sí, se puede ver.', 'Yes, it can be seen.')}',
          foot: '${t('Enviada', 'Sent')}',
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Followed',
    parts: [
      {
        at: 'ol > li:nth-child(1)',
        name: { es: 'Una respuesta, con un borde de tinta.', en: 'An answer, under an edge of ink.' },
      },
      {
        at: 'ol > li:nth-child(1) > div:last-child',
        name: { es: 'Qué fue con ella, y si salió.', en: 'What went with it, and whether it left.' },
      },
      {
        at: 'ol > li:nth-child(2)',
        name: { es: 'Una nota, que queda en la casa.', en: 'A note, which stays in the house.' },
      },
      {
        at: 'ol > li:nth-child(3)',
        name: { es: 'Lo que contestó quien escribió.', en: 'What whoever wrote replied.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va a lo que se puede hacer con cada parte.',
        en: 'Goes to what can be done with each part.',
      },
    },
  ],
  reads: [
    {
      es: '«Lo que siguió, lista, 3 elementos. Lucía Prado, 17 nov, 15:40…»; el aviso se lee apenas aparece.',
      en: '“What followed, list, 3 items. Lucía Prado, 17 Nov, 15:40…”; the alert is read as soon as it appears.',
    },
  ],
  props: {
    parts: 'Lo que se escribió, lo más viejo primero.',
    label: 'Cómo se llama la lista para los lectores de pantalla.',
    alert: 'Lo que hay que saber antes de escribir: que otra persona escribe, o ya escribió.',
  },
  stories: {
    Followed: {
      name: 'Con respuesta',
      text: 'Una respuesta enviada, una nota interna, y lo que contestó quien escribió.',
    },
    Refused: { name: 'Rechazada', text: 'El servidor de mails no la tomó: qué dijo, y mandarla de nuevo.' },
    Writing: { name: 'Otra persona escribe', text: 'El aviso de que alguien ya está respondiendo.' },
    Nothing: { name: 'Sin nada', text: 'Todavía no siguió nada.' },
    Long: { name: 'Largo', text: 'Una palabra y un nombre largos se cortan, y nada se va de costado.' },
  },
}
