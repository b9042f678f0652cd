import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { sampleLife } from '../../stories/sampleLife.ts'
import { LifeLine } from './LifeLine.tsx'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Una vida y lo que salió de ella en una sola escala de años: las obras, lo que guarda el archivo, las muestras. Dibuja `<div>` alrededor de `<dl>`; las barras repiten lo que dicen las palabras.',
  use: [
    {
      es: 'En la página de una artista, cuando se sabe el año de al menos dos cosas.',
      en: "On an artist's page, where the years of at least two things are known.",
    },
  ],
  instead: [
    {
      component: 'Facts',
      when: { es: 'cuando no hay años.', en: 'where there are no years.' },
    },
    {
      component: 'TimelineGrid',
      when: { es: 'para los próximos días.', en: 'for the next days.' },
    },
    {
      component: 'ResultList',
      when: {
        es: 'para ir a cada muestra o archivo: las barras no se aprietan.',
        en: 'to go to each exhibition or archive: bars are not pressed.',
      },
    },
  ],
  code: (t) => `import { LifeLine } from '@gallery/ui'

export function Chronology() {
  return (
    <LifeLine
      lanes={[
        {
          label: '${t('Vida', 'Life')}',
          note: 'Rosario, 1921 – Buenos Aires, 2009',
          spans: [{ from: 1921, to: 2009 }],
          line: true,
        },
        {
          label: '${t('Obras', 'Works')}',
          note: '${t('2 obras, 1949–1951', '2 works, 1949–1951')}',
          spans: [
            { from: 1949, to: 1949 },
            { from: 1951, to: 1951 },
          ],
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'WholeLife',
    parts: [
      {
        at: 'svg',
        name: {
          es: 'La escala: décadas enteras, seis años escritos como mucho.',
          en: 'The scale: whole decades, six years written at most.',
        },
      },
      {
        at: 'dt',
        name: {
          es: 'Qué es cada línea, y abajo, en palabras, lo que se dibuja.',
          en: 'What a lane is and, below, what is drawn, in words.',
        },
      },
      {
        at: 'dl > div:nth-child(2) svg',
        name: {
          es: 'Los años: un año solo nunca es más fino que lo que se ve.',
          en: 'The years: a single one is never too thin to be seen.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <LifeLine lanes={sampleLife(t('es', 'en') === 'en' ? 'en' : 'es')} />,
        say: {
          es: 'La vida primero, en línea fina; el color queda para las muestras.',
          en: 'The life first, as a thin line; colour is left to the exhibitions.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <LifeLine
            lanes={[{ label: t('Vida', 'Life'), note: '1921–2009', spans: [{ from: 1921, to: 2009 }] }]}
          />
        ),
        say: {
          es: 'Una línea sola no compara nada: alcanzan sus palabras.',
          en: 'One lane alone compares nothing: its words are enough.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Obras, 8 obras, 1949–1963»: cada línea con sus palabras. El dibujo no se lee.',
      en: '“Works, 8 works, 1949–1963”: each lane with its words. The drawing is not read.',
    },
  ],
  props: { lanes: 'La vida primero, después lo que salió de ella.' },
  stories: {
    WholeLife: {
      name: 'Una vida entera',
      text: 'La vida, las obras en ella, lo que se guardó y lo que se muestra ahora, en el color de la muestra.',
    },
    Phone: { name: 'Teléfono', text: 'Palabras y barras, unas debajo de otras.' },
    ToTheLeft: {
      name: 'Hacia la izquierda',
      text: 'Donde se lee hacia la izquierda, los años siguen hacia la izquierda.',
    },
  },
}
