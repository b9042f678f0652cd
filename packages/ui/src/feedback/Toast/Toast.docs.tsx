import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Toaster } from './Toaster.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los avisos abajo a la izquierda de la ventana; en un `AppShell`, de su columna y sobre su barra. Dibuja `<div>` alrededor de dos regiones siempre presentes, para que se lea lo que se les agrega: `status`, y `alert` para los errores. Sobre un diálogo van arriba, y en un teléfono empieza debajo de ellos. Sin scripts son oraciones que quedan.',
  use: [
    {
      es: 'Para contar al pasar que algo se hizo, o que salió mal: «Datos guardados».',
      en: 'To tell in passing that something was done, or went wrong: “Details saved”.',
    },
    {
      es: 'Para ofrecer «Deshacer» en lugar de preguntar antes.',
      en: 'To offer “Undo” instead of asking first.',
    },
  ],
  instead: [
    {
      component: 'Message',
      when: { es: 'para lo que nadie debe perderse.', en: 'for what must not pass by unseen.' },
    },
    {
      component: 'ConfirmDialog',
      when: {
        es: 'para preguntar antes, cuando no se puede volver atrás.',
        en: 'to ask first, where there is no way back.',
      },
    },
    {
      component: 'Form',
      when: {
        es: 'para decir qué está mal en un campo: el error va al lado.',
        en: 'to say what is wrong with a field: the error stands beside it.',
      },
    },
  ],
  code: (t) => `import { Button, ToastProvider, useToast } from '@gallery/ui'

function Delete({ remove, restore }: { remove: () => Promise<void>; restore: () => Promise<boolean> }) {
  const { show } = useToast()

  async function press() {
    await remove()
    show({ text: '${t('Se borró el turno', 'Booking deleted')}', undo: restore })
  }

  return <Button onClick={press}>${t('Borrar turno', 'Delete booking')}</Button>
}

export function Bookings({ remove, restore }: { remove: () => Promise<void>; restore: () => Promise<boolean> }) {
  return (
    <ToastProvider>
      <Delete remove={remove} restore={restore} />
    </ToastProvider>
  )
}
`,
  anatomy: {
    story: 'WithAction',
    parts: [
      {
        at: 'li > p',
        name: {
          es: 'Una oración: qué se hizo, o qué salió mal.',
          en: 'One sentence: what was done, or what went wrong.',
        },
      },
      {
        at: 'li > button:not([aria-label])',
        name: {
          es: 'Una sola cosa para hacer; también lo cierra.',
          en: 'One thing to do about it, which closes it too.',
        },
      },
      {
        at: 'li > button[aria-label]',
        name: { es: 'La cruz: lo cierra antes de tiempo.', en: 'The cross: it closes it before its time.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Toaster
            style={{ position: 'static' }}
            onDismiss={() => {}}
            toasts={[
              {
                id: 'a',
                text: t('Se borró el turno', 'Booking deleted'),
                action: { label: t('Deshacer', 'Undo'), onAct() {} },
                duration: Infinity,
              },
            ]}
          />
        ),
        say: {
          es: 'Qué pasó, y una sola cosa para hacer.',
          en: 'What happened, and one thing to do about it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Toaster
            style={{ position: 'static' }}
            onDismiss={() => {}}
            toasts={[
              {
                id: 'a',
                text: t(
                  'El enlace para pagar vence hoy a las 18. Si no pagás, se libera el turno.',
                  'The link to pay runs out today at 18:00. If you do not pay, the booking is given free.'
                ),
                duration: Infinity,
              },
            ]}
          />
        ),
        say: {
          es: 'Lo que hay que saber se va a los seis segundos: ponelo en la página.',
          en: 'What has to be known is gone in six seconds: put it on the page.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['F8'],
      does: {
        es: 'Lleva el foco a los avisos, mientras hay alguno, también desde un diálogo; después del último vuelve adonde estaba.',
        en: 'Leads to the toasts, while there are any, from a dialog too; after the last the focus is where it was before.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra el más nuevo; mientras el foco no está en los avisos, un diálogo o un menú lo quiere antes.',
        en: 'Closes the newest; while the focus is not on the toasts, a dialog or menu wants it first.',
      },
    },
    {
      keys: ['Ctrl Z', '⌘ Z'],
      does: {
        es: 'Deshace lo último que se hizo, si se puede deshacer; en un campo, es del campo.',
        en: 'Takes back what was done last, where that can be taken back; in a field it is the field’s.',
      },
    },
  ],
  reads: [
    {
      es: 'La oración, cuando se puede: «Se envió un mail con la confirmación del turno». El foco no se mueve.',
      en: 'The sentence, when there is a pause: “We sent an e-mail to confirm your booking”. The focus does not move.',
    },
    {
      es: 'Un error, enseguida: «Alerta, Error de servidor 500».',
      en: 'An error, at once: “Alert, Server error 500”.',
    },
    {
      es: 'La región que los tiene: «Avisos (F8)». El tiempo no corre con el foco o el puntero en ellos, ni con la ventana atrás.',
      en: 'The region that holds them: “Notices (F8)”. Time stands still with the focus or the pointer on them, and while the window is behind.',
    },
  ],
  props: {
    toasts: 'Lo que se ve, lo más viejo primero.',
    onDismiss: 'Se llama cuando uno se cerró o se le acabó el tiempo.',
  },
  stories: {
    Plain: {
      name: 'Simple',
      text: 'Se dice una vez, en una región que ya estaba, para que se lea; se cierra a mano o a los seis segundos.',
    },
    Failure: {
      name: 'Error',
      text: 'Lo que salió mal se anuncia enseguida, en una región propia, y una sola vez.',
    },
    WithAction: { name: 'Con acción', text: 'Una cosa para hacer, que también lo cierra.' },
    WithUndo: {
      name: 'Con «Deshacer»',
      text: 'Lo que se hizo y se puede deshacer: con su botón, o con Ctrl Z, que es para lo último que se hizo, menos dentro de un campo.',
    },
    UndoneByButtonOnly: {
      name: 'Solo con su botón',
      text: 'Si lo último que se hizo no se puede deshacer, Ctrl Z no deshace nada: lo que se hizo antes tiene su botón.',
    },
    NotUndone: {
      name: 'No se deshizo',
      text: 'Mientras se deshace lo dice y no se deshace dos veces; si no se pudo, queda.',
    },
    BehindDialog: {
      name: 'Detrás de un diálogo',
      text: 'Escape en un diálogo cierra el diálogo, aunque el aviso llegó después; en otra parte, el aviso.',
    },
    Swiped: {
      name: 'Empujado',
      text: 'Empujado fuera de la ventana, por el borde donde está, se va; empujado hacia adentro, queda.',
    },
    SwipedToTheRight: {
      name: 'Empujado a la derecha',
      text: 'Donde se lee hacia la izquierda está a la derecha, y se va por ahí.',
    },
    AboveDialog: {
      name: 'Sobre un diálogo',
      text: 'En un teléfono el diálogo empieza debajo de los avisos: no tapan nada de lo que se lee o se escribe en él.',
    },
    HeardOverDialog: {
      name: 'Se oye sobre un diálogo',
      text: 'Sobre un diálogo un aviso se oye, queda encima y se puede apretar. Con el teclado, F8 lleva ahí, y Esc cierra lo que tiene el foco: el diálogo queda, y vuelve a tenerlo. Lo que diría la propia página se calla mientras tanto.',
    },
    RunsOut: { name: 'Se acaba', text: 'Su tiempo se acaba solo.' },
    Three: {
      name: 'Tres',
      text: 'Nunca más de tres: el más viejo deja su lugar. Están en el orden en que llegaron, y los errores al final.',
    },
  },
}
