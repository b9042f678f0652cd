import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { HoldLine } from './HoldLine.tsx'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Dice que alguien fue más rápido: quién lo tiene, hasta cuándo y quién viene detrás. Dibuja `<div role="alert">` alrededor de una `<ol>`.',
  use: [
    {
      es: 'Sobre un formulario que llegó tarde y queda como estaba escrito.',
      en: 'Over a form that came too late and stays as it was typed.',
    },
  ],
  instead: [
    {
      component: 'ConflictDialog',
      when: { es: 'cuando dos escribieron el mismo texto.', en: 'where two wrote the same text.' },
    },
    {
      component: 'Message',
      when: { es: 'para un aviso sin una fila de gente.', en: 'for a notice without people in line.' },
    },
  ],
  code: (t) => `import { HoldLine } from '@gallery/ui/admin'

export function Late({ client }: { client: string }) {
  return (
    <HoldLine
      title="${t('Ya está reservada', 'It is on hold already')}"
      places={[{ id: 1, name: client, note: '${t('hasta el jueves', 'until Thursday')}' }]}
    />
  )
}
`,
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <HoldLine
            title={t('Milagros la reservó recién, 16:47', 'Milagros has just put it on hold, 16:47')}
            places={[
              { id: 1, name: 'Martina Sosa', note: t('hasta el jue 19, 12:00', 'until Thu 19, 12:00') },
            ]}
          />
        ),
        say: {
          es: 'Nombrá a quien fue más rápido, y hasta cuándo la tiene.',
          en: 'Name whoever was faster, and until when they have it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <HoldLine
            title={t('Error al reservar', 'Hold failed')}
            places={[{ id: 1, name: t('Otra persona', 'Somebody else') }]}
          />
        ),
        say: {
          es: 'Nada falló: alguien se adelantó, y hay con quién hablar.',
          en: 'Nothing failed: somebody was first, and there is someone to talk to.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Se anuncia entero al aparecer: el título, después cada persona con su nota.',
      en: 'It is announced whole as it appears: the title, then each person with their note.',
    },
  ],
  props: {
    title: 'Qué pasó, en una frase: quién fue más rápido, y cuándo.',
    places: 'Primero quien la tiene, después quienes vienen detrás, en su orden.',
  },
  stories: {
    LostRace: { name: 'Llegó tarde', text: 'Alguien fue más rápido, y se puede quedar detrás.' },
    OneOnly: { name: 'Una sola', text: 'Todavía no espera nadie.' },
  },
}
