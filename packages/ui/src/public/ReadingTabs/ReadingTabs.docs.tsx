import { Facts } from '../../layout/Facts/Facts.tsx'
import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { Transcription } from '../../text/Transcription/Transcription.tsx'
import { ReadingTabs } from './ReadingTabs.tsx'

const tabs = (t: Tell) => [
  {
    id: 'transcription',
    label: t('Transcripción', 'Transcription'),
    content: <Transcription lang="es" text={'Querida Irma:\n\nTe mando el corte que me pediste.'} />,
  },
  {
    id: 'facts',
    label: t('Ficha', 'Record'),
    content: <Facts items={[{ term: t('Código', 'Code'), value: 'FB-C-0117' }]} />,
  },
]

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Lo que un documento dice y lo que se sabe de él, por turnos al lado de su imagen. Dibuja `<div>`.',
  use: [
    {
      es: 'Al lado de las hojas de un ítem, cuando hay una transcripción.',
      en: 'Beside the leaves of an item, where there is a transcription.',
    },
  ],
  instead: [
    {
      component: 'Facts',
      when: { es: 'cuando no hay más que datos.', en: 'where there is nothing to read but facts.' },
    },
    {
      component: 'Tabs',
      when: { es: 'en el panel.', en: 'in the panel.' },
    },
  ],
  code: (t) => `import { ReadingTabs, type ReadingTabsProps } from '@gallery/ui'

export function Reading({ tabs }: Pick<ReadingTabsProps, 'tabs'>) {
  return <ReadingTabs label="${t('Para leer', 'To read')}" tabs={tabs} />
}
`,
  examples: {
    do: [
      {
        show: (t) => <ReadingTabs label={t('Para leer', 'To read')} tabs={tabs(t)} />,
        say: {
          es: 'Primero lo que dice la hoja: es a lo que vino quien la abrió.',
          en: 'What the leaf says comes first: that is what whoever opened it came for.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <ReadingTabs label={t('Para leer', 'To read')} tabs={tabs(t).slice(1)} />,
        say: {
          es: 'Una sola pestaña no elige nada: mostrá los datos sin ella.',
          en: 'A single tab chooses nothing: show the facts without it.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['←', '→'],
      does: { es: 'Pasan de una pestaña a la otra.', en: 'Move from one tab to the other.' },
    },
    {
      keys: ['Tab'],
      does: { es: 'Va de la pestaña a lo que muestra.', en: 'Goes from the tab to what it shows.' },
    },
  ],
  reads: [
    {
      es: '«Para leer, lista de pestañas; Transcripción, pestaña, seleccionada, 1 de 2».',
      en: '“To read, tab list; Transcription, tab, selected, 1 of 2”.',
    },
  ],
  props: {
    label: 'De qué son las pestañas, para lectores de pantalla: «Para leer».',
    tabs: 'En orden; la primera se muestra al comienzo.',
    end: 'Al final de la barra, mientras se muestra la pestaña de ese id: el texto en otro idioma.',
  },
  stories: {
    Letter: { name: 'Carta', text: 'Primero la transcripción, detrás lo que se sabe.' },
    ByKeyboard: {
      name: 'Con el teclado',
      text: 'Las flechas pasan de una pestaña a la otra, y el foco va con ellas.',
    },
  },
}
