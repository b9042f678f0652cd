import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { PartyFilter } from './PartyFilter.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Cuántos vienen juntos, elegido antes de mostrar nada para ellos. Sin scripts, un botón pide la página con el otro número. Dibuja `<form>`.',
  use: [
    {
      es: 'Arriba de lo que depende del número: un mes con sus días libres para esas personas.',
      en: 'Above what depends on the number: a month with its days free for so many.',
    },
  ],
  instead: [
    {
      component: 'Stepper',
      when: {
        es: 'dentro de un formulario que se manda.',
        en: 'inside a form that is sent.',
      },
    },
    {
      component: 'BookingForm',
      when: {
        es: 'si el día y la hora ya están: pregunta cuántos vienen por su cuenta.',
        en: 'if day and hour are chosen: it asks by itself how many come.',
      },
    },
    {
      component: 'FilterBar',
      when: {
        es: 'para achicar una lista por lo que las cosas son.',
        en: 'to narrow a list by what its things are.',
      },
    },
  ],
  code: () => `import { PartyFilter } from '@gallery/ui'

interface PartyProps {
  people: number
  show: (people: number) => void
}

export function Party({ people, show }: PartyProps) {
  return (
    <PartyFilter
      action="/events/1"
      query={{ month: '2026-11' }}
      people={people}
      max={6}
      onPeopleChange={show}
    />
  )
}
`,
  anatomy: {
    story: 'Stepping',
    parts: [
      { at: 'label', name: { es: 'La pregunta.', en: 'The question.' } },
      {
        at: 'input[type="number"]',
        name: {
          es: 'El número, que también se escribe. En el máximo dice al lado por qué no hay más.',
          en: 'The number, which can be typed too. At the most it says beside it why there are no more.',
        },
      },
      {
        at: 'input + button',
        name: {
          es: 'Uno más; del otro lado, uno menos. En la punta se queda gris y con el foco.',
          en: 'One more; on the other side, one fewer. At the end it goes grey and keeps the focus.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Stack space="s4">
            <PartyFilter action="#" people={3} max={6} />
            <Text>{t('Días con lugar para 3 personas', 'Days with places for 3 people')}</Text>
          </Stack>
        ),
        say: {
          es: 'Decí abajo para cuántos es lo que se ve: quien vuelve a mirar no tiene que subir.',
          en: 'Say below for how many it is: who looks again need not go up.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s4">
            <Text>{t('Días con lugar', 'Days with places')}</Text>
            <PartyFilter action="#" people={3} max={6} />
          </Stack>
        ),
        say: {
          es: 'Debajo de lo que cambia, se elige un día y recién después se sabe que no alcanza.',
          en: 'Below what it changes, a day is chosen and only then turns out to be too small.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Menos, el número, más.', en: 'Fewer, the number, more.' },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'En el número: uno más o uno menos, y lo de abajo cambia enseguida.',
        en: 'In the number: one more or one fewer, and what is below changes at once.',
      },
    },
  ],
  reads: [
    {
      es: '«¿Cuántos vienen?, campo numérico, obligatorio, 1».',
      en: '“How many are coming?, spin button, required, 1”.',
    },
    {
      es: 'Al apretar «Uno más, botón» se dice el número nuevo; en el máximo, «Hasta 3 personas por reserva».',
      en: 'As “One more, button” is pressed, the new number is said; at the most, “Up to 3 people on one booking”.',
    },
  ],
  props: {
    action:
      'La dirección a la que se le pide el otro número, que lo lleva en su consulta con el nombre `name`.',
    query: 'Qué más dice la consulta, por nombre.',
    name: 'Cómo se llama el número en la consulta.',
    people: 'Cuántos vienen ahora.',
    max: 'Cuántos pueden venir con una reserva.',
    onPeopleChange: 'Se llama con cada número distinto, en lugar de pedir la dirección.',
  },
  stories: {
    Stepping: {
      name: 'De a uno',
      text: 'Cada número distinto se avisa enseguida; el último dice por qué no hay más.',
    },
  },
}
