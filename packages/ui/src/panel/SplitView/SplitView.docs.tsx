import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una lista y lo que se eligió en ella, lado a lado con una línea gruesa en el medio; donde no entran los dos, lo elegido ocupa el lugar de la lista, y necesita una vuelta. Dibuja `<div>` alrededor de un `<section>` con lo elegido.',
  use: [
    {
      es: 'Para leer mensajes de a uno sin perder la lista de vista.',
      en: 'To read messages one by one with the list still in sight.',
    },
    {
      es: 'Con `narrow="detail"`, para un calendario con el turno elegido al lado.',
      en: 'With `narrow="detail"`, for a calendar with the chosen slot beside it.',
    },
  ],
  instead: [
    {
      component: 'Tabs',
      when: { es: 'para las partes de una sola ficha.', en: 'for the parts of one record.' },
    },
    {
      component: 'panel/RecordSheet',
      when: {
        es: 'cuando lo elegido necesita la pantalla entera.',
        en: 'when what was chosen needs the whole screen.',
      },
    },
  ],
  code: (t) => `import { Link } from '@gallery/ui'
import { SplitView } from '@gallery/ui/admin'
import type { ReactNode } from 'react'

interface InboxProps {
  messages: ReactNode
  /** Which one is open. */
  id?: number
  open?: ReactNode
}

export function Inbox({ messages, id, open }: InboxProps) {
  return (
    <SplitView
      list={messages}
      chosen={id}
      detail={
        open ? (
          <>
            <Link href="/admin/messages">${t('Volver a los mensajes', 'Back to the messages')}</Link>
            {open}
          </>
        ) : undefined
      }
    />
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'En un renglón de la lista, lleva al encabezado de lo que abre; en la vuelta, al renglón del que se vino. Si ese ya no está, a la lista.',
        en: 'On a line of the list, leads to the heading of what it opens; on the way back, to the line one came from. Where that is gone, to the list.',
      },
    },
    {
      keys: ['J', 'K'],
      does: {
        es: 'Abren otro: quien está en la lista sigue en ella, en el renglón de lo que abrió; quien lee sigue leyendo.',
        en: 'Open another: who is in the list stays there, at the line of what they opened; who reads goes on reading.',
      },
    },
  ],
  reads: [
    {
      es: 'Al abrir: «Consulta por una obra, región, encabezado de nivel 2». En el teléfono, la lista está escondida mientras algo está elegido.',
      en: 'As it opens: “About a work, region, heading level 2”. On a phone the list is hidden while something is chosen.',
    },
  ],
  props: {
    list: 'De lo que se elige.',
    detail: 'Lo que se eligió; sin esto (`undefined`, `null`, `false`) la lista tiene todo el lugar.',
    chosen:
      'Cuál de la lista es lo elegido: quien abre otro va al encabezado de su `SlotHead` o `MessageReader`, y cuando se cierra vuelve a su renglón, el que tiene `aria-current="true"`. Sin esto el foco se queda donde está.',
    narrow:
      'Cuál de los dos es angosto: la lista al lado de un texto (`list`), el panel al lado de un calendario (`detail`), o lo que es de toda la lista (`aside`), que queda debajo donde no entran los dos.',
  },
  stories: {
    Chosen: {
      name: 'Elegido',
      text: 'Una lista al lado de lo que se eligió. En un teléfono se ve lo elegido.',
    },
    NothingChosen: { name: 'Nada elegido', text: 'No se eligió nada: la lista tiene todo el lugar.' },
    Followed: {
      name: 'Con el foco',
      text: 'Quien abre uno va a su encabezado, y vuelve a su renglón cuando se cierra.',
    },
    FollowedOnAPhone: {
      name: 'Con el foco en un teléfono',
      text: 'En un teléfono, donde la lista no está mientras tanto, es igual.',
    },
    SteppedThrough: {
      name: 'De a uno con las teclas',
      text: 'Quien recorre la lista con las teclas sigue en ella, en el renglón de lo que está abierto.',
    },
    Deleted: {
      name: 'Borrado',
      text: 'De lo que se borra se va también el renglón: el foco lo tiene entonces la lista.',
    },
    Aside: {
      name: 'Con lo que es de todos',
      text: 'Lo que es de toda la lista está al lado; en un teléfono, debajo.',
    },
    NothingAside: { name: 'Sin nada de todos', text: 'Nada es de toda la lista: tiene todo el espacio.' },
    NarrowDetail: { name: 'Detalle angosto', text: 'Una lista ancha al lado de un panel angosto.' },
  },
}
