import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { DateText } from './DateText.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una fecha en el idioma de la página; un instante se dice por el reloj de la galería, esté donde esté quien visita. Dibuja `<time>`.',
  use: [
    {
      es: 'Para una fecha o una hora: cuándo empieza, cuándo se escribió.',
      en: 'For one date or time: when it begins, when it was written.',
    },
  ],
  instead: [
    {
      component: 'DateRange',
      when: { es: 'para los dos extremos de un período.', en: 'for the two ends of a range.' },
    },
    {
      component: 'DateTimeField',
      when: { es: 'para elegir un día y una hora.', en: 'to choose a day and a time.' },
    },
  ],
  code: () => `import { DateText, Text } from '@gallery/ui'

export function Opening({ start }: { start: string }) {
  return (
    <Text>
      <DateText value={start} format="dddd D, HH:mm" />
    </Text>
  )
}
`,
  examples: {
    do: [
      {
        show: () => (
          <Text>
            <DateText value="2026-11-20T02:30:00.000Z" />
          </Text>
        ),
        say: {
          es: 'Un instante, por el reloj de la galería: la hora a la que hay que estar en la puerta.',
          en: 'An instant, by the gallery’s clock: the time to be at the door.',
        },
      },
    ],
    dont: [
      {
        show: () => <Text>2026-11-20 02:30 UTC</Text>,
        say: {
          es: 'Hay que hacer la cuenta, y el día ya es otro.',
          en: 'One has to work it out, and the day is another one.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'La fecha como está escrita: «19 de noviembre de 2026».',
      en: 'The date as it is written: “19 November 2026”.',
    },
  ],
  props: {
    value: "Un día, 'AAAA-MM-DD', que no es de ningún huso horario, o un instante (ISO).",
    format:
      "'LL', 'LLL', que agrega la hora, 'LLLL', que agrega también el día de la semana, o un formato: de algunas letras de dayjs, 'YYYY', 'MMMM', 'MMM', 'MM', 'DD', 'D', 'dddd', 'ddd', 'dd', 'HH' y 'mm', de signos y de [palabras] entre corchetes. Cualquier otra letra da error.",
  },
  stories: {
    Day: { name: 'Un día', text: 'Un día, que es el mismo en todas partes.' },
    Instant: { name: 'Un instante', text: 'Un instante, por el reloj de la galería.' },
    Clock: { name: 'La hora', text: 'Solo la hora.' },
  },
}
