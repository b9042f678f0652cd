import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los códigos que se leyeron antes, con lo que resultó de cada uno y lo que todavía se puede hacer. Dibuja `<div>`.',
  use: [
    {
      es: 'Debajo de un `ScanResult`, para deshacer lo que se leyó de más.',
      en: 'Under a `ScanResult`, to undo what was read by mistake.',
    },
  ],
  instead: [
    { component: 'ActivityLog', when: { es: 'para la historia del panel.', en: 'for the panel’s history.' } },
    { component: 'DoorList', when: { es: 'para ver quién falta.', en: 'to see who is missing.' } },
  ],
  code: (t) => `import { ScanLog } from '@gallery/ui/admin'

export function Before({ undo }: { undo: () => void }) {
  return (
    <ScanLog
      codes={[
        {
          id: '1',
          at: '2026-11-17T15:01:00-03:00',
          name: 'Jofré, Carla',
          text: '${t('2 personas', '2 people')}',
          tone: 'ok',
          action: { label: '${t('Deshacer', 'Undo')}', onAct: undo },
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Before',
    parts: [
      { at: 'li:first-child time', name: { es: 'Cuándo se leyó.', en: 'When it was read.' } },
      {
        at: 'li:first-child [data-tone]',
        name: {
          es: 'De quién es, y qué resultó: las palabras lo dicen, el color lo repite.',
          en: 'Whose it is, and what came of it: the words say it, the colour repeats it.',
        },
      },
      {
        at: 'li:first-child button',
        name: { es: 'Lo que todavía se puede hacer.', en: 'What can still be done.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de acción en acción; lo demás solo se lee.',
        en: 'Goes from action to action; the rest is only read.',
      },
    },
  ],
  reads: [
    {
      es: '«Antes, encabezado de nivel 2. Lista, 3 elementos. 15:01 Jofré, Carla 2 personas. Deshacer, botón».',
      en: '“Before, heading level 2. List, 3 items. 15:01 Jofré, Carla 2 people. Undo, button”.',
    },
  ],
  props: { codes: 'Los códigos, el último primero.' },
  stories: { Before: { name: 'Antes', text: 'Lo que se leyó antes; lo de quien entró se puede deshacer.' } },
}
