import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que era y lo que es, línea por línea. Dibuja `<dl>`; los valores están en `<del>` e `<ins>`.',
  use: [
    {
      es: 'Donde hay que contar qué cambió en un registro.',
      en: 'Where you have to tell what changed in a record.',
    },
  ],
  instead: [
    {
      component: 'ConflictDialog',
      when: {
        es: 'cuando alguien tiene que elegir entre dos versiones.',
        en: 'when somebody has to choose between two versions.',
      },
    },
    {
      component: 'ActivityLog',
      when: { es: 'para decir también quién lo hizo y cuándo.', en: 'to say who did it and when, too.' },
    },
  ],
  code: (t) => `import { ChangeList } from '@gallery/ui/admin'

export function DepthChange() {
  return <ChangeList changes={[{ id: 'depth', label: '${t('Profundidad', 'Depth')}', before: '3 cm', after: '4 cm' }]} />
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'dl > dt', name: { es: 'Qué cambió.', en: 'What changed.' } },
      { at: 'dl del', name: { es: 'Lo que era.', en: 'What it was.' } },
      { at: 'dl ins', name: { es: 'Lo que es ahora.', en: 'What it is now.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«Profundidad, 3 cm, pasa a, 4 cm»; donde no había nada, «vacío». Algunos lectores dicen también «eliminación» e «inserción».',
      en: '“Depth, 3 cm, becomes, 4 cm”; where there was nothing, “empty”. Some readers say “deletion” and “insertion” too.',
    },
  ],
  props: { changes: 'En el orden en que se leen.' },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Lo que era y lo que es, lo que estaba vacío, lo que llegó y lo que se fue.',
    },
  },
}
