import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { SessionList } from './SessionList.tsx'
import type { SignedInDevice } from './SessionRow.tsx'

const here: SignedInDevice = {
  id: 'a',
  device: 'Chrome, Windows',
  lastSeen: '2026-11-17T15:00:00Z',
  current: true,
}

const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los lugares en los que quien visita tiene la sesión abierta, con la manera de cerrarla ahí. Dibuja `<div>`. Cuando una fila se va, el foco que tenía su botón viene a la lista.',
  use: [{ es: 'En la página propia de quien visita.', en: 'On the visitor’s own page.' }],
  instead: [
    {
      component: 'PasskeyList',
      when: { es: 'para las llaves con que se entra.', en: 'for the passkeys that one signs in with.' },
    },
    {
      component: 'DataTable',
      when: { es: 'para las personas que usan el panel.', en: 'for the users of the panel.' },
    },
  ],
  code: () => `import { SessionList, type SignedInDevice } from '@gallery/ui'

interface SessionsProps {
  sessions: readonly SignedInDevice[]
  close: (id: string) => Promise<void>
  closeAll: () => Promise<void>
}

export function Sessions({ sessions, close, closeAll }: SessionsProps) {
  return <SessionList sessions={sessions} onClose={close} onCloseAll={closeAll} />
}
`,
  anatomy: {
    story: 'WithPlaces',
    parts: [
      {
        at: 'li > span:first-child',
        name: {
          es: 'El equipo, como lo conoce su dueño.',
          en: 'The device, as its owner knows it.',
        },
      },
      {
        at: 'li > span:nth-child(2)',
        name: { es: 'Lo que se sabe de dónde está.', en: 'What is known of where it is.' },
      },
      {
        at: 'li[data-current] > span:last-child',
        name: {
          es: 'Este equipo: no tiene botón, porque para eso está «Salir».',
          en: 'This device: it has no button, since signing out stands elsewhere.',
        },
      },
      {
        at: 'li button',
        name: { es: 'Cierra esa sesión, sin preguntar.', en: 'Ends that session, without a question.' },
      },
      {
        at: 'ul + button',
        name: {
          es: 'Las cierra todas, también esta.',
          en: 'Ends all of them, this one too.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <SessionList
            sessions={[
              here,
              {
                id: 'b',
                device: 'Safari, iPhone',
                place: t('Otra red, con la hora de Montevideo', 'Another network, on Montevideo’s clock'),
                lastSeen: '2026-11-16T00:10:00Z',
                current: false,
              },
            ]}
            onClose={ignore}
            onCloseAll={ignore}
          />
        ),
        say: {
          es: 'El equipo y lo que se sabe del lugar, en palabras: se reconoce lo propio.',
          en: 'The device and what is known of the place, in words: one knows one’s own.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <SessionList
            sessions={[
              here,
              {
                id: 'b',
                device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
                place: '190.16.204.7',
                lastSeen: '2026-11-16T00:10:00Z',
                current: false,
              },
            ]}
            onClose={ignore}
            onCloseAll={ignore}
          />
        ),
        say: {
          es: 'Nadie sabe su dirección de red: así todo parece de un extraño.',
          en: 'Nobody knows their network address: this way everything looks like a stranger’s.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Por el botón de cada fila, y al final «Salir de todos lados».',
        en: 'By the button of each row, and at the end “Sign out everywhere”.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Cierra esa sesión; el foco viene a la lista.',
        en: 'Ends that session; the focus comes to the list.',
      },
    },
  ],
  reads: [
    {
      es: 'El botón dice de cuál es, también leído solo: «Cerrar: Firefox, Linux, Última vez: 2 de noviembre de 2026, botón».',
      en: 'The button says whose it is, also when read alone: “Sign out: Firefox, Linux, Last used: 2 November 2026, button”.',
    },
    {
      es: 'La de este equipo: «Chrome, Windows. Ahora. Este equipo».',
      en: 'The one of this device: “Chrome, Windows. Now. This device”.',
    },
  ],
  props: {
    sessions: 'Dónde tiene la sesión abierta quien visita, en el orden en que se muestra.',
    onClose: 'Cierra una de las demás; mientras una promesa que devuelva no termina, su botón está ocupado.',
    onCloseAll: 'Las cierra todas, también esta; una promesa deja el botón ocupado hasta que termine.',
  },
  stories: {
    Several: {
      name: 'Varios',
      text: 'Tres lugares; el de este equipo no tiene botón, porque la cabecera tiene uno.',
    },
    Closing: { name: 'Cerrar', text: 'Apretar cierra uno; el foco queda en la lista.' },
    WithPlaces: {
      name: 'Con lugares',
      text: 'Con lo que se sabe de dónde está cada uno, por largo que sea.',
    },
    WithoutActions: { name: 'Sin acciones', text: 'Solo para mirarlos.' },
  },
}
