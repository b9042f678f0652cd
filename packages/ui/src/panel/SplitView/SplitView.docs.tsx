import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una lista y lo que se eligió en ella, lado a lado con una línea gruesa en el medio; donde no entran los dos, lo elegido ocupa el lugar de la lista, y necesita una vuelta. Dibuja `<div>`.',
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

export function Inbox({ messages, open }: { messages: ReactNode; open?: ReactNode }) {
  return (
    <SplitView
      list={messages}
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
  keyboard: [],
  reads: [
    {
      es: 'No agrega nada: se leen la lista y después lo elegido. En el teléfono, la lista está escondida mientras algo está elegido.',
      en: 'It adds nothing: the list is read, then what was chosen. On a phone the list is hidden while something is chosen.',
    },
  ],
  props: {
    list: 'De lo que se elige.',
    detail: 'Lo que se eligió; sin esto (`undefined`, `null`, `false`) la lista tiene todo el lugar.',
    narrow:
      'Cuál de los dos es angosto: la lista al lado de un texto (`list`), el panel al lado de un calendario (`detail`), o lo que es de toda la lista (`aside`), que queda debajo donde no entran los dos.',
  },
  stories: {
    Chosen: {
      name: 'Elegido',
      text: 'Una lista al lado de lo que se eligió. En un teléfono se ve lo elegido.',
    },
    NothingChosen: { name: 'Nada elegido', text: 'No se eligió nada: la lista tiene todo el lugar.' },
    Aside: {
      name: 'Con lo que es de todos',
      text: 'Lo que es de toda la lista está al lado; en un teléfono, debajo.',
    },
    NothingAside: { name: 'Sin nada de todos', text: 'Nada es de toda la lista: tiene todo el espacio.' },
    NarrowDetail: { name: 'Detalle angosto', text: 'Una lista ancha al lado de un panel angosto.' },
  },
}
