import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Message } from './Message.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una página que dice una sola cosa, en el medio de la ventana: confirmar o cancelar un turno, ingresar, un enlace que ya no sirve. Dibuja `<div>`.',
  use: [
    {
      es: 'Cuando en la página no hay nada más: lo que abre el enlace de un mail.',
      en: 'When nothing else is on the page: what the link of a mail opens.',
    },
    {
      es: 'Para contar cómo salió algo que ocupaba toda la página, y qué viene ahora.',
      en: 'To tell how something that took the whole page went, and what comes now.',
    },
  ],
  instead: [
    {
      component: 'ConfirmDialog',
      when: { es: 'para preguntar sobre una página que sigue ahí.', en: 'for a question on top of a page.' },
    },
    {
      component: 'EmptyState',
      when: { es: 'para una lista sin resultados.', en: 'for a list without results.' },
    },
    { component: 'Toast', when: { es: 'para decir algo al pasar.', en: 'to say something in passing.' } },
  ],
  code: (t) => `import { Button, Message, Text } from '@gallery/ui'

export function Confirmed() {
  return (
    <Message
      tone="success"
      title="${t('Turno confirmado', 'Booking confirmed')}"
      actions={<Button href="/">${t('Ir al inicio', 'Go to the home page')}</Button>}
    >
      <Text>${t('Te mandamos un mail con los datos.', 'We sent you a mail with the details.')}</Text>
    </Message>
  )
}
`,
  anatomy: {
    story: 'Question',
    parts: [
      {
        at: '[data-tone] h1',
        name: {
          es: 'El `h1` de la página: qué pasó, o qué se pregunta.',
          en: 'The page’s `h1`: what happened, or what is asked.',
        },
      },
      {
        at: '[data-tone] h1 + div',
        name: {
          es: 'Las palabras: lo que hay que saber para contestar.',
          en: 'The words: what one has to know to answer.',
        },
      },
      {
        at: '[data-tone] h1 + div + div',
        name: { es: 'Los botones, el principal primero.', en: 'The buttons, the primary first.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <Message
            tone="error"
            title={t('Este enlace ya no sirve', 'This link no longer works')}
            actions={<Button href="#">{t('Pedir otro enlace', 'Ask for another link')}</Button>}
          >
            <Text>
              {t('Se usó una vez, o pasó más de un día.', 'It has been used, or more than a day has passed.')}
            </Text>
          </Message>
        ),
        say: {
          es: 'Dice qué pasó con palabras de quien lee, y deja seguir.',
          en: 'It says what happened in the reader’s words, and offers a way on.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Message tone="error" title={t('Error 410: token vencido', 'Error 410: token expired')} />
        ),
        say: {
          es: 'Nadie sabe qué es un token, y no hay nada que apretar.',
          en: 'Nobody knows what a token is, and there is nothing to press.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Cuando dice otra cosa porque se apretó su botón: «Turno confirmado, encabezado de nivel 1». Y después el texto y los botones. El tono no se lee: lo dicen las palabras.',
      en: 'When it says another thing since its button was pressed: “Booking confirmed, heading level 1”. Then the text and the buttons. The tone is not read: the words say it.',
    },
  ],
  props: {
    title: 'El `h1` de la página: qué pasó, o qué se pregunta.',
    tone: 'Cómo salió, como un borde al lado de las palabras, que también lo tienen que decir.',
    actions: 'Los `Button` debajo del texto, el principal primero.',
  },
  stories: {
    Question: {
      name: 'Pregunta',
      text: 'Lo que abre el enlace de un mail: no pasa nada hasta que quien visita lo dice.',
    },
    Answered: {
      name: 'Contestada',
      text: 'Después de apretar el botón dice otra cosa: el foco va al título, que se lee.',
    },
    Success: { name: 'Salió bien', text: 'Funcionó.' },
    Failure: { name: 'Salió mal', text: 'No funcionó, y qué hacer ahora.' },
  },
}
