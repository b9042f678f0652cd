import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una barra de tinta de 2px arriba de la ventana mientras los datos están en camino. Dibuja `<div role="progressbar">`, o nada.',
  use: [
    {
      es: 'Una vez, en la raíz, para lo que la página esté esperando.',
      en: 'Once, at the root, for whatever the page is waiting for.',
    },
  ],
  instead: [
    {
      component: 'Skeleton',
      when: { es: 'para guardarle el lugar a una cosa.', en: 'to keep the space of one thing.' },
    },
    {
      component: 'Button',
      when: {
        es: 'con `busy`, para lo que se acaba de mandar.',
        en: 'with `busy`, for what has just been sent.',
      },
    },
    {
      component: 'ProgressBox',
      when: {
        es: 'cuando se sabe cuánto falta, en el panel.',
        en: 'when it is known how much is left, in the panel.',
      },
    },
  ],
  code: () => `import { LoadingBar } from '@gallery/ui'
import type { ReactNode } from 'react'

export function Root({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <>
      <LoadingBar active={waiting} />
      {children}
    </>
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'Cuando aparece: «Cargando…, barra de progreso». Lo que llega antes de 400 ms no se dice.',
      en: 'When it shows: “Loading…, progress bar”. What comes within 400 ms is not said.',
    },
  ],
  props: {
    active: 'Si algo se está cargando ahora.',
    delay: 'Cuánto espera antes de mostrarse, en milisegundos: lo rápido no necesita barra.',
  },
  stories: {
    Active: { name: 'En marcha', text: 'Algo está en camino desde hace más que la espera.' },
    Idle: { name: 'En reposo', text: 'No hay nada en camino: no hay nada que ver.' },
  },
}
