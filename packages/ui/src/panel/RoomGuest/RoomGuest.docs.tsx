import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { RoomGuest } from './RoomGuest.tsx'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Alguien con un link propio a una sala privada: quién es, cuántas veces entró y qué obras miró cuánto tiempo. Dibuja `<section>`.',
  use: [
    {
      es: 'Una por persona, una debajo de la otra.',
      en: 'One for each person, one under the other.',
    },
  ],
  instead: [
    {
      component: 'DataTable',
      when: { es: 'si solo hay nombres y fechas.', en: 'where there are only names and dates.' },
    },
    {
      component: 'GuestList',
      when: { es: 'para quienes reservaron un turno.', en: 'for those who booked a time.' },
    },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { RoomGuest } from '@gallery/ui/admin'

export function Clara({ onRevoke }: { onRevoke: () => void }) {
  return (
    <RoomGuest
      name="Clara Iribarne"
      facts="${t('5 veces, la última ayer 21:40', '5 times, last yesterday 21:40')}"
      actions={
        <Button variant="tertiary" size="s" onClick={onRevoke}>
          ${t('Revocar', 'Revoke')}
        </Button>
      }
      looks={[{ id: 26, label: '${t('Estructura abierta nº 26, 4 min', 'Open Structure No. 26, 4 min')}', share: 1 }]}
      looksLabel="${t('Qué miró Clara', 'What Clara looked at')}"
      summary="${t('Teléfono, 22 min', 'Phone, 22 min')}"
    />
  )
}
`,
  anatomy: {
    story: 'Came',
    parts: [
      { at: 'h2', name: { es: 'Quién es.', en: 'Who it is.' } },
      {
        at: '[data-variant="tertiary"]',
        name: { es: 'Lo que se puede hacer con su link.', en: 'What can be done with their link.' },
      },
      {
        at: 'progress',
        name: {
          es: 'Cuánto miró esa obra, al lado de la que más miró.',
          en: 'How long that work was looked at, beside the one that was looked at longest.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <RoomGuest
            name="Estudio Larraya"
            facts={t('Mandado el jue 12, sin abrir', 'Sent on Thu 12, not opened')}
            actions={
              <Button variant="tertiary" size="s">
                {t('Recordar', 'Remind')}
              </Button>
            }
          />
        ),
        say: {
          es: 'Para quien no entró no hay barras vacías: hay algo para hacer.',
          en: 'For who has not come there are no empty bars: there is something to do.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <RoomGuest
            name={t('Cliente', 'Client')}
            facts={t('Vio 3 obras', 'Saw 3 works')}
            actions={null}
            looks={[]}
          />
        ),
        say: {
          es: 'Sin nombre y sin las obras no dice quién ni qué.',
          en: 'Without a name and without the works it tells neither who nor what.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Clara Iribarne, región». «Qué miró Clara, lista, 5 elementos. Estructura abierta nº 26, 10 min, barra de progreso, 100 %».',
      en: '“Clara Iribarne, region”. “What Clara looked at, list, 5 items. Open Structure No. 26, 10 min, progress bar, 100 %”.',
    },
  ],
  props: {
    name: 'Quién es.',
    facts: 'Cómo se la encuentra, y cuándo entró.',
    note: 'Qué se le escribió.',
    actions: 'Lo que se puede hacer, `Button` de la variante `tertiary`.',
    looks: 'Las obras en el orden de la sala; afuera para quien no entró.',
    looksLabel: 'Qué son las obras: «Qué miró Clara».',
    summary: 'A cuánto llega lo que miró: «Teléfono, 22 min».',
    revoked: 'Si perdió su link.',
  },
  stories: {
    Came: { name: 'Entró', text: 'Entró, y la obra que más miró tiene la barra más larga.' },
    ManyWorks: {
      name: 'Muchas obras',
      text: 'Una sala entera: las imágenes son más chicas y siguen en el renglón de abajo.',
    },
    NotYet: { name: 'Todavía no', text: 'Nadie abrió el link: lo que ayuda es un recordatorio.' },
    Revoked: { name: 'Revocado', text: 'El link no abre nada más, y se puede devolver.' },
    LongName: { name: 'Nombre largo', text: 'Un nombre largo y una nota larga quedan en la fila.' },
  },
}
