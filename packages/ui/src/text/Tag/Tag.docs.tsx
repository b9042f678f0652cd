import { Inline } from '../../layout/Inline/Inline.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Tag } from './Tag.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un estado en una o dos palabras; lo dicen las palabras, el color lo repite. Dibuja `<span>`.',
  use: [
    {
      es: 'Para un estado que cambia y que se busca con la vista: oculto, vendida, sin confirmar.',
      en: 'For a state that changes and that the eye looks for: hidden, sold, not confirmed.',
    },
  ],
  instead: [
    {
      component: 'Text',
      when: {
        es: 'para un tipo o una categoría que no cambia.',
        en: 'for a kind or a category that does not change.',
      },
    },
    {
      component: 'TagLinks',
      when: {
        es: 'para palabras que llevan a lo que las comparte.',
        en: 'for words that lead to what shares them.',
      },
    },
    {
      component: 'StatusMenu',
      when: {
        es: 'en el panel, para cambiar el estado ahí mismo.',
        en: 'in the panel, to change the state where it stands.',
      },
    },
    {
      component: 'Message',
      when: { es: 'para explicar qué pasó y qué hacer.', en: 'to explain what happened and what to do.' },
    },
  ],
  code: (t) => `import { Inline, Tag, Text } from '@gallery/ui'

export function WorkState({ sold }: { sold: boolean }) {
  return (
    <Inline space="s2">
      <Text>${t('Umbral azul', 'Threshold in Blue')}</Text>
      {sold ? <Tag>${t('Vendida', 'Sold')}</Tag> : <Tag tone="success">${t('En consignación', 'On consignment')}</Tag>}
    </Inline>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Inline space="s2">
            <Tag tone="confirmed">{t('Confirmado', 'Confirmed')}</Tag>
            <Tag tone="unconfirmed">{t('Sin confirmar', 'Not confirmed')}</Tag>
          </Inline>
        ),
        say: {
          es: 'Las palabras distinguen los estados; sin color se entienden igual.',
          en: 'The words tell the states apart; without colour they are understood as well.',
        },
      },
      {
        show: (t) => <Tag tone="hidden">{t('Oculto', 'Hidden')}</Tag>,
        say: {
          es: 'Marcá lo que se sale de lo común: lo que está a la vista no lo necesita.',
          en: 'Mark what is out of the ordinary: what is on show does not need it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Inline space="s2">
            <Tag tone="confirmed">{t('Turno', 'Booking')}</Tag>
            <Tag tone="error">{t('Turno', 'Booking')}</Tag>
          </Inline>
        ),
        say: {
          es: 'Solo el color los distingue: muchos no lo ven, y no se oye.',
          en: 'Only colour tells them apart: many do not see it, and it is not heard.',
        },
      },
      {
        show: (t) => (
          <Inline space="s2">
            <Tag tone="success">{t('Visible', 'On show')}</Tag>
            <Tag tone="outline">{t('Pintura', 'Painting')}</Tag>
            <Tag>1996</Tag>
          </Inline>
        ),
        say: {
          es: 'Si todo es una marca, ninguna se encuentra.',
          en: 'Where everything is a mark, none is found.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Sus palabras, en su lugar: «Oculto». El tono no se lee.',
      en: 'Its words, where they stand: “Hidden”. The tone is not read.',
    },
  ],
  props: {
    tone: 'Qué clase de estado es: `hidden` (Oculto, con un cuadrado rayado), `confirmed`, `unconfirmed`, `success` (En consignación), `neutral` (Vendida, Prestada), `held` (Reservada), `outline` (Inactivo), `error`, `event`, en el color del evento que nombra `data-event-color` en un elemento de alrededor, o uno que agregaste a `TagTones`.',
  },
  stories: {
    Neutral: { name: 'Neutro', text: 'Un dato sin color: Vendida, Prestada, Devuelta, Para registro.' },
    Hidden: { name: 'Oculto', text: 'No se ve en el sitio.' },
    Confirmed: { name: 'Confirmado', text: 'Una reserva que su dueño confirmó.' },
    Unconfirmed: { name: 'Sin confirmar', text: 'Una reserva que espera a su dueño.' },
    Success: { name: 'Bueno', text: 'Un buen estado de una obra.' },
    Held: { name: 'Reservada', text: 'Una obra que está reservada para alguien.' },
    Outline: { name: 'Contorno', text: 'Fuera de uso, no oculto.' },
    Failed: { name: 'No salió', text: 'Algo que no salió.' },
    OfAnEvent: { name: 'De un evento', text: 'El nombre de un evento, en su color.' },
    LongWords: {
      name: 'Palabras largas',
      text: 'Palabras que ningún estado debería tener quedan en un renglón.',
    },
  },
}
