import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ProgressBox } from './ProgressBox.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un trabajo largo que está en marcha. Dibuja `<div>` alrededor de un `<progress>`.',
  use: [
    {
      es: 'Para lo que tarda minutos y deja seguir con otra cosa: importar una colección.',
      en: 'For what takes minutes and lets one go on with something else: importing a collection.',
    },
  ],
  instead: [
    {
      component: 'LoadingBar',
      when: { es: 'mientras se carga una página.', en: 'while a page is loaded.' },
    },
    {
      component: 'Button',
      when: {
        es: 'con `busy`, para lo que tarda un momento.',
        en: 'with `busy`, for what takes a moment.',
      },
    },
  ],
  code: (t) => `import { ProgressBox } from '@gallery/ui/admin'

export function Importing({ done, total }: { done: number; total: number }) {
  return (
    <ProgressBox
      title={\`\${done} ${t('de', 'of')} \${total}\`}
      meta="brandariz.csv"
      label="${t('Importando obras', 'Importing works')}"
      share={done / total}
    />
  )
}
`,
  anatomy: {
    story: 'Half',
    parts: [
      {
        at: 'progress',
        name: { es: 'La barra: la parte que está hecha.', en: 'The bar: the share that is done.' },
      },
      {
        at: '[data-variant="tertiary"]',
        name: {
          es: 'Lo que hay que saber mientras tanto, y cómo terminarlo.',
          en: 'What to know meanwhile, and the way to end it.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <ProgressBox
            title={t('Van 120 de 480 obras', '120 of 480 works so far')}
            meta="brandariz.csv"
            label={t('Importando obras', 'Importing works')}
            share={0.25}
          >
            <span>{t('Podés seguir en otra pantalla.', 'You can go on elsewhere.')}</span>
            <Button variant="tertiary" size="s">
              {t('Cancelar, no se guarda nada', 'Cancel, nothing is saved')}
            </Button>
          </ProgressBox>
        ),
        say: {
          es: 'Contá lo que va en cosas, y decí qué pasa si se cancela.',
          en: 'Count in things how far it is, and say what cancelling does.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ProgressBox title="25 %" label={t('Importando obras', 'Importing works')} share={0.25}>
            <Button variant="tertiary" size="s">
              {t('Cancelar', 'Cancel')}
            </Button>
          </ProgressBox>
        ),
        say: {
          es: 'Un porcentaje repite la barra, y nadie sabe si lo hecho queda.',
          en: 'A percentage repeats the bar, and nobody knows whether what is done stays.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Importando obras, barra de progreso, 59 %».',
      en: '“Importing works, progress bar, 59 %”.',
    },
    {
      es: 'Lo que avanza no se anuncia por sí solo: se lee al llegar.',
      en: 'Its progress is not announced by itself: it is read on arrival.',
    },
  ],
  props: {
    title: 'Cuánto va, con palabras: «4.120 de 7.033 obras».',
    meta: 'De qué se trata: el nombre del archivo.',
    label: 'Qué está en marcha, para lectores de pantalla: «Importando obras».',
    share: 'Qué parte está hecha, de 0 a 1.',
    children: 'Lo que hay que saber mientras tanto, y cómo terminarlo.',
  },
  stories: {
    Half: { name: 'Por la mitad', text: 'Más de la mitad está hecha, y todavía se puede terminar.' },
  },
}
