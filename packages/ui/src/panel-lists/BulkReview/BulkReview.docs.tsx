import { KeepField } from '../../panel-forms/KeepField/KeepField.tsx'
import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { BulkReview } from './BulkReview.tsx'

const act = () => {}

/** A change of two works of which one is refused for the given reason. */
function Lent({ t, refusal }: { t: Tell; refusal: string }) {
  const lent = t('Prestada', 'On loan')
  return (
    <BulkReview
      fields={
        <KeepField
          label={t('Estado', 'Status')}
          value="lent"
          onValueChange={act}
          options={[{ value: 'lent', label: lent }]}
        />
      }
      rows={[
        { id: 1, label: 'Patio', title: 'Patio', changes: [], refusal, checked: false },
        {
          id: 2,
          label: 'Diagonal',
          title: 'Diagonal',
          changes: [{ before: t('En consignación', 'On consignment'), after: lent }],
          checked: true,
        },
      ]}
      note={t('Una obra cambia.', 'One work changes.')}
      actionLabel={t('Cambiar 1 obra', 'Change 1 work')}
      onToggle={act}
      onInclude={act}
      onApply={act}
      onStop={act}
      onBack={act}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Cambia muchas fichas juntas, después de ver cada una antes y después: los campos de un lado, las fichas del otro, primero las que quedan como están y por qué. Dibuja `<div>`; su barra queda al pie de la pantalla.',
  use: [
    {
      es: 'Para lo que se escribe en muchas fichas a la vez: precio, estado, depósito.',
      en: 'For what is written into many records at once: price, status, place.',
    },
    {
      es: 'Cuando algunas no pueden cambiar, y hay que decir por qué antes de hacerlo.',
      en: 'When some of them cannot change, and the reason has to be known first.',
    },
  ],
  instead: [
    {
      component: 'BulkBar',
      when: {
        es: 'para lo que no hace falta mirar, como ocultar.',
        en: 'for what needs no look, such as hiding.',
      },
    },
    { component: 'panel/RecordSheet', when: { es: 'para una sola ficha.', en: 'for a single record.' } },
    {
      component: 'SlotPlanner',
      when: { es: 'para crear turnos después de verlos.', en: 'to make slots after a look at them.' },
    },
  ],
  code: (t) => `import { BulkReview, KeepField, type ReviewRow } from '@gallery/ui/admin'
import { useState } from 'react'

interface StatusOfManyProps {
  rowsWith: (status: string | null) => readonly ReviewRow[]
  toggle: (id: number) => void
  apply: (status: string | null) => void
  stop: () => void
  back: () => void
}

export function StatusOfMany({ rowsWith, toggle, apply, stop, back }: StatusOfManyProps) {
  const [status, setStatus] = useState<string | null>(null)
  return (
    <BulkReview
      fields={
        <KeepField
          label="${t('Estado', 'Status')}"
          value={status}
          onValueChange={setStatus}
          options={[{ value: 'lent', label: '${t('Prestada', 'On loan')}' }]}
        />
      }
      rows={rowsWith(status)}
      note="${t('El sitio lo muestra enseguida.', 'The site shows it at once.')}"
      actionLabel="${t('Cambiar el estado', 'Change the status')}"
      disabled={status === null}
      onToggle={toggle}
      onInclude={toggle}
      onApply={() => apply(status)}
      onStop={stop}
      onBack={back}
    />
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'div:has(> label + select)',
        name: {
          es: 'Qué se cambia. Por debajo de 1280px los campos van arriba de las fichas.',
          en: 'What is to change. Below 1280px the fields stand above the records.',
        },
      },
      {
        at: 'p:has(> span > b)',
        name: {
          es: 'Cuántas cambian y cuántas quedan como están.',
          en: 'How many change, and how many stay as they are.',
        },
      },
      {
        at: 'li[data-refused]',
        name: {
          es: 'Una que queda como está, y por qué: van primero.',
          en: 'One that stays as it is, and why: these come first.',
        },
      },
      {
        at: 'li[data-refused] button',
        name: { es: 'La incluye igual, donde se puede.', en: 'Includes it anyway, where that is possible.' },
      },
      {
        at: 'li:not([data-refused]) input[type="checkbox"]',
        name: { es: 'Deja afuera una sola.', en: 'Leaves a single one out.' },
      },
      {
        at: 'li ins',
        name: {
          es: 'Cómo queda, al lado de cómo está hoy; con poco lugar, debajo.',
          en: 'How it will be, beside how it is today; under it where there is little space.',
        },
      },
      {
        at: 'section[data-foot-bar]',
        name: {
          es: 'Qué va a pasar y el botón que lo hace; mientras se hace, cuánto va y cómo pararlo.',
          en: 'What will happen and the button that does it; meanwhile, how far it is and how to stop it.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <Lent
            t={t}
            refusal={t(
              'Está vendida. Lo que se acordó queda como fue.',
              'It is sold. What was agreed stays as it was.'
            )}
          />
        ),
        say: {
          es: 'Dice por qué queda como está: quien lo lee sabe si está bien.',
          en: 'It says why it stays as it is: who reads it knows whether that is right.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Lent t={t} refusal={t('No se puede cambiar.', 'Cannot be changed.')} />,
        say: {
          es: 'Sin motivo, hay que abrir cada ficha para entenderlo.',
          en: 'Without a reason one has to open each record to find it.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Los campos, después las casillas y los «Incluir igual», y la barra.',
        en: 'The fields, then the boxes and each “Include anyway”, and the bar.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'En una casilla, lleva esa ficha o la deja.',
        en: 'On a box, takes that record along or leaves it.',
      },
    },
  ],
  reads: [
    {
      es: 'Una ficha: «Diagonal, casilla, marcada. Hoy US$ 9.000. Después US$ 9.700».',
      en: 'A record: “Diagonal, checkbox, checked. Today US$9,000. After US$9,700”.',
    },
    {
      es: 'Una que queda como está: «Patio, casilla, no disponible. Está vendida»; su botón, «Incluir igual: Patio».',
      en: 'One that stays: “Patio, checkbox, dimmed. It is sold”; its button, “Include anyway: Patio”.',
    },
    {
      es: 'La barra es la región «Aplicar los cambios»; su nota se dice cuando cambia y describe el botón.',
      en: 'The bar is the region “Apply the changes”; its note is said when it changes, and describes the button.',
    },
    {
      es: 'Mientras se hace: «Cambiando, barra de progreso, 38%».',
      en: 'Meanwhile: “Changing, progress bar, 38%”.',
    },
  ],
  props: {
    fields: 'Qué se cambia: campos que empiezan en «Sin cambiar», y una palabra sobre lo que sigue.',
    rows: 'Las fichas, en el orden en que se eligieron; las que no pueden cambiar se muestran primero.',
    sums: 'Cuánto suman las que cambian, antes y después: una por moneda.',
    onToggle: 'Lleva una ficha, o la deja.',
    onInclude: 'Lleva igual una que no podía cambiar.',
    loading: 'Las filas todavía no responden a los campos.',
  },
  stories: {
    Default: {
      name: 'De siempre',
      text: 'Lo que queda como está va primero, con el motivo y una casilla apagada; lo demás, antes y después.',
    },
    PressedTwice: {
      name: 'Apretado dos veces',
      text: 'Un segundo toque, para el botón que ya no está, no corta lo que empezó el primero.',
    },
    Narrow: { name: 'Angosta', text: 'En un teléfono los valores van uno debajo del otro.' },
    Nothing: {
      name: 'Nada',
      text: 'Todavía no hay nada puesto: ninguna casilla está marcada y nada se puede hacer.',
    },
    Running: { name: 'En marcha', text: 'Mientras se hace: cuánto va, y cómo pararlo.' },
    SeveralFields: {
      name: 'Varios campos',
      text: 'Varios campos a la vez, con valores largos, cada uno con su nombre.',
    },
  },
}
