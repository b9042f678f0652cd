import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { DateRange } from './DateRange.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'De un día a otro, en el idioma de la página; el renglón puede terminar entre los dos, nunca adentro de uno. Dibuja `<span>`.',
  use: [
    {
      es: 'Para el primer día y el último de una muestra.',
      en: 'For the first and the last day of an exhibition.',
    },
  ],
  instead: [
    { component: 'DateText', when: { es: 'para una sola fecha.', en: 'for one date.' } },
    { component: 'DateField', when: { es: 'para elegir una.', en: 'to choose one.' } },
  ],
  code: () => `import { DateRange, Text } from '@gallery/ui'

export function Dates({ from, to }: { from: string; to: string }) {
  return (
    <Text>
      <DateRange from={from} to={to} length="short" />
    </Text>
  )
}
`,
  examples: {
    do: [
      {
        show: () => (
          <Text>
            <DateRange from="2026-11-12" to="2027-01-30" />
          </Text>
        ),
        say: {
          es: 'Los dos extremos en una oración, con sus años solo donde hacen falta.',
          en: 'Both ends in one sentence, with the years only where they are needed.',
        },
      },
    ],
    dont: [
      {
        show: () => <Text>12/11/2026 - 30/01/2027</Text>,
        say: {
          es: 'Quien lee en inglés duda entre día y mes, y un lector de pantalla dice barras.',
          en: 'Who reads English wonders which is the month, and a screen reader says slashes.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Como está escrito: «Del 12 de noviembre de 2026 al 30 de enero de 2027».',
      en: 'As it is written: “12 November 2026 to 30 January 2027”.',
    },
  ],
  props: {
    from: "El primer día, 'AAAA-MM-DD'.",
    to: "El último día, 'AAAA-MM-DD'.",
    length:
      '`long`, «Del 12 de noviembre de 2026 al 30 de enero de 2027», para páginas; `short`, «12 nov 2026 – 30 ene 2027», para listas.',
  },
  stories: {
    Long: { name: 'Larga', text: 'Para páginas.' },
    Short: { name: 'Corta', text: 'Para listas y epígrafes.' },
    OneDay: { name: 'Un día', text: 'Un solo día.' },
  },
}
