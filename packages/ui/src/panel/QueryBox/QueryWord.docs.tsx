import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Una palabra de una pregunta que se puede cambiar. Dibuja `<button aria-expanded>`.',
  use: [
    {
      es: 'En la frase de un `QueryBox`, para cada cosa que se puede preguntar de otro modo.',
      en: 'In the sentence of a `QueryBox`, for each thing that can be asked in another way.',
    },
  ],
  instead: [
    { component: 'Link', when: { es: 'para lo que lleva a otro lado.', en: 'for what leads elsewhere.' } },
  ],
  code: (t) => `import { QueryWord } from '@gallery/ui/admin'

export function Day({ open, change }: { open: boolean; change: () => void }) {
  return (
    <QueryWord open={open} onClick={change}>
      ${t('1 de marzo de 2026', '1 March 2026')}
    </QueryWord>
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Abre o cierra su campo.', en: 'Opens or closes its field.' },
    },
  ],
  reads: [
    {
      es: '«1 de marzo de 2026, botón, contraído».',
      en: '“1 March 2026, button, collapsed”.',
    },
  ],
  props: { open: 'Si el campo que la cambia está abierto.' },
  stories: {
    Closed: { name: 'Cerrada', text: 'Al apretarla se abre el campo que la cambia.' },
    Open: { name: 'Abierta', text: 'Su campo está abierto.' },
  },
}
