import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Figures } from './Figures.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Unos pocos números grandes, cada uno con su palabra. Dibuja `<dl>`.',
  use: [
    {
      es: 'Al principio de un informe, para lo que primero se quiere saber.',
      en: 'At the head of a report, for what one wants to know first.',
    },
  ],
  instead: [
    {
      component: 'Facts',
      when: { es: 'para lo que un registro dice con palabras.', en: 'for what a record says in words.' },
    },
    {
      component: 'NumberTable',
      when: { es: 'para números en filas, que se comparan.', en: 'for numbers in rows, to be compared.' },
    },
  ],
  code: (t) => `import { Figures } from '@gallery/ui/admin'

export function Season() {
  return (
    <Figures
      figures={[
        { id: 'offered', label: '${t('lugares ofrecidos', 'places offered')}', value: 1344 },
        { id: 'booked', label: '${t('reservados', 'booked')}', value: 1098, note: '82 %' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Report',
    parts: [
      { at: 'dl dt', name: { es: 'Qué se cuenta.', en: 'What is counted.' } },
      {
        at: 'dl dt + dd',
        name: {
          es: 'Cuántos son; una raya donde no se contó.',
          en: 'How many; a dash where nobody counted.',
        },
      },
      { at: 'dl dd + dd', name: { es: 'Qué parte son, o de qué.', en: 'What share they are, or of what.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <Figures figures={[{ id: 'attended', label: t('vinieron', 'came'), value: null }]} />,
        say: {
          es: 'Lo que no se contó es una raya: no se sabe.',
          en: 'What nobody counted is a dash: it is not known.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Figures figures={[{ id: 'attended', label: t('vinieron', 'came'), value: 0 }]} />,
        say: {
          es: 'Un cero dice que no vino nadie, y eso es otra cosa.',
          en: 'A nought says that nobody came, which is something else.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«reservados, 1.098, 82 %», como término y sus definiciones.',
      en: '“booked, 1,098, 82 %”, as a term and its definitions.',
    },
  ],
  props: {
    figures: 'Hasta cinco; el primero es aquello de lo que los demás son parte.',
    loading: 'Mientras los números están en camino: sus palabras ya están.',
  },
  stories: {
    Report: { name: 'Un informe', text: 'Cinco números de un informe.' },
    Uncounted: { name: 'Sin contar', text: 'Nadie contó quién vino.' },
    Loading: { name: 'En camino', text: 'Los números están en camino, las palabras ya están.' },
  },
}
