import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { StepTabs } from './StepTabs.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los pasos de un trabajo, numerados, los ya hechos con una tilde. Dibuja `<nav>` alrededor de un `<ol>`.',
  use: [
    {
      es: 'Donde un paso necesita el anterior: importar un archivo.',
      en: 'Where a step needs the one before: importing a file.',
    },
  ],
  instead: [
    {
      component: 'RecordFold',
      when: {
        es: 'para las partes de una ficha, en cualquier orden.',
        en: 'for the parts of a record, in any order.',
      },
    },
    {
      component: 'Tabs',
      when: {
        es: 'para partes que se turnan en un lugar.',
        en: 'for parts that take turns in one place.',
      },
    },
  ],
  code: (t) => `import { StepTabs } from '@gallery/ui/admin'

export function ImportSteps() {
  return (
    <StepTabs
      label="${t('Pasos de la importación', 'Steps of the import')}"
      steps={[
        { label: '${t('Archivo', 'File')}', href: '/admin/import', done: true },
        { label: '${t('Columnas', 'Columns')}', href: '/admin/import/columns', current: true },
        { label: '${t('Revisión', 'Review')}' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Second',
    parts: [
      {
        at: 'nav li:first-child a',
        name: {
          es: 'Un paso hecho: con tilde, y se puede volver.',
          en: 'A step behind: ticked, and one can go back to it.',
        },
      },
      {
        at: '[aria-current="step"]',
        name: { es: 'El paso que está en la pantalla.', en: 'The step that is on the screen.' },
      },
      {
        at: 'nav li:last-child > span',
        name: {
          es: 'Un paso que viene: sin enlace hasta que le toque.',
          en: 'A step ahead: no link until its turn comes.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <StepTabs
            label={t('Pasos', 'Steps')}
            steps={[
              { label: t('Archivo', 'File'), href: '#file', done: true },
              { label: t('Columnas', 'Columns'), href: '#columns', current: true },
              { label: t('Revisión', 'Review') },
            ]}
          />
        ),
        say: {
          es: 'Dejá sin `href` lo que todavía no se puede hacer.',
          en: 'Leave out the `href` of what cannot be done yet.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <StepTabs
            label={t('Pasos', 'Steps')}
            steps={[
              { label: t('Archivo', 'File'), href: '#file', current: true },
              { label: t('Columnas', 'Columns'), href: '#columns' },
              { label: t('Revisión', 'Review'), href: '#review' },
            ]}
          />
        ),
        say: {
          es: 'Sin archivo no hay columnas: el enlace lleva a una pantalla vacía.',
          en: 'Without a file there are no columns: the link leads to an empty screen.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Va de un paso con enlace al otro.', en: 'Goes from one step with a link to the next.' },
    },
    { keys: ['Enter'], does: { es: 'Lleva al paso.', en: 'Leads to the step.' } },
  ],
  reads: [
    {
      es: 'Una región: «Pasos de la importación, navegación», y una lista de cuatro.',
      en: 'A landmark: “Steps of the import, navigation”, and a list of four.',
    },
    {
      es: 'El que está en la pantalla: «2 Columnas, enlace, paso actual».',
      en: 'The one on the screen: “2 Columns, link, current step”.',
    },
  ],
  props: {
    label: 'A qué llevan los pasos, para lectores de pantalla: «Pasos de la importación».',
    steps: 'Los pasos, en orden; se numeran.',
  },
  stories: {
    Second: {
      name: 'El segundo',
      text: 'El segundo de cuatro: al primero se puede volver, a los que siguen todavía no se puede ir.',
    },
    Narrow: { name: 'Angosto', text: 'En un teléfono sigue de costado, por sí solo.' },
    LastOnAPhone: {
      name: 'El último, en un teléfono',
      text: 'En un teléfono se ve el último paso sin que nadie mueva la fila.',
    },
  },
}
