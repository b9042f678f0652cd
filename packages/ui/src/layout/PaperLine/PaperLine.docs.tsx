import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un renglón que solo muestra el papel: la cabeza o el pie de una página impresa, según esté antes o después de `<main>`. Dibuja `<div>`.',
  use: [
    {
      es: 'Junto al `Header` y al `Footer` de una `Page`, que no se imprimen: dice de quién es la hoja y cuándo se imprimió.',
      en: 'Beside the `Header` and the `Footer` of a `Page`, which are not printed: it says whose sheet it is and when it was printed.',
    },
  ],
  instead: [
    {
      component: 'MetaBar',
      when: { es: 'para datos que también la pantalla muestra.', en: 'for facts that the screen shows too.' },
    },
  ],
  code: (t) => `import { PaperLine } from '@gallery/ui'

export function SheetFoot({ address }: { address: string }) {
  return <PaperLine start="${t('Impreso el 24 de noviembre de 2026', 'Printed on 24 November 2026')}" end={address} />
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'En la pantalla no se lee: está oculto para todos.',
      en: 'On the screen it is not read: it is hidden from everybody.',
    },
  ],
  props: {
    start: 'Al comienzo: de quién es la hoja, o cuándo se imprimió.',
    end: 'Al final: una dirección, y una `<img>` de su código QR, de 20mm de ancho.',
  },
  stories: {
    Head: { name: 'Cabeza', text: 'La pantalla no lo muestra: imprimí la página para verlo.' },
  },
}
