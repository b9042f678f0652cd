import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Mensajes; los que nadie leyó, con un punto, y con casillas donde se pueden cambiar varios a la vez; mientras no hay ninguno abierto, J y K abren el primero. Dibuja un `<ul>` de enlaces.',
  use: [
    {
      es: 'En un `SplitView`, al lado del mensaje que está abierto.',
      en: 'In a `SplitView`, beside the message that is open.',
    },
  ],
  instead: [
    { component: 'DataTable', when: { es: 'para registros con columnas.', en: 'for records with columns.' } },
    { component: 'MessageReader', when: { es: 'para un mensaje entero.', en: 'for a whole message.' } },
  ],
  code: (t) => `import { MessageList } from '@gallery/ui/admin'

export function Inbox() {
  return (
    <MessageList
      aria-label="${t('Mensajes', 'Messages')}"
      current={1}
      messages={[
        {
          id: 1,
          name: 'Martina Sosa',
          subject: '${t('Consulta por una obra', 'About a work')}',
          excerpt: '${t('Hola, quisiera saber si se puede ver.', 'Hello, I would like to know whether it can be seen.')}',
          when: '15:12',
          unread: true,
          href: '/messages/1',
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Listed',
    parts: [
      {
        at: 'a[data-unread] > span',
        name: { es: 'El punto: nadie lo leyó.', en: 'The dot: nobody has read it.' },
      },
      { at: 'a[data-unread] > span:nth-child(2)', name: { es: 'Quién escribió.', en: 'Who wrote.' } },
      { at: 'a[data-unread] > span:nth-child(3)', name: { es: 'Cuándo llegó.', en: 'When it came.' } },
      { at: 'a[data-unread] > span:nth-child(4)', name: { es: 'El asunto.', en: 'The subject.' } },
      { at: 'a[data-unread] > span:nth-child(5)', name: { es: 'Cómo empieza.', en: 'How it begins.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de un mensaje a otro.', en: 'Goes from message to message.' } },
    {
      keys: ['Space'],
      does: { es: 'Tilda el mensaje, en su casilla.', en: 'Ticks the message, in its box.' },
    },
    {
      keys: ['J', 'K'],
      does: {
        es: 'Abren el primero, si no hay ninguno abierto; después llevan `RecordSteps`.',
        en: 'Open the first, if none is open; after that `RecordSteps` takes them.',
      },
    },
    { keys: ['Enter'], does: { es: 'Abre el mensaje.', en: 'Opens the message.' } },
  ],
  reads: [
    {
      es: '«Sin leer: Martina Sosa 15:12 Consulta por una obra…, enlace, actual».',
      en: '“Unread: Martina Sosa 15:12 About a work…, link, current”.',
    },
  ],
  props: {
    messages: 'Los mensajes, en el orden en que se muestran.',
    current: 'El que está abierto al lado de la lista.',
    selected: 'Los que están tildados, para lo que se hace con varios a la vez. Sin esto no hay casillas.',
    onSelectedChange: 'Se llama con los que quedan tildados.',
  },
  stories: {
    Listed: { name: 'En lista', text: 'Uno que nadie leyó y está abierto, y uno que alguien leyó.' },
    NoneOpen: {
      name: 'Ninguno abierto',
      text: 'Mientras no hay ninguno abierto, J y K abren el primero.',
    },
    Tickable: {
      name: 'Con casillas',
      text: 'En qué está cada uno y quién lo tiene; se pueden tildar varios, para cambiarlos a la vez.',
    },
  },
}
