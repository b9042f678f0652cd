import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { DateTimeField } from './DateTimeField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un día y una hora por el reloj de la galería, esté donde esté quien visita, con su nombre, su ayuda y su error. Dibuja `<div>` alrededor de `<input type="datetime-local">`; `className` va al `<div>`, la ref y las demás props al `<input>`. Lo que se manda es ese reloj, «AAAA-MM-DDTHH:mm»; `instantOf` hace de él un instante.',
  use: [
    {
      es: 'Para cuándo empieza y cuándo termina algo.',
      en: 'For the beginning and the end of something.',
    },
  ],
  instead: [
    {
      component: 'DateField',
      when: { es: 'cuando alcanza con el día.', en: 'when the day is enough.' },
    },
    {
      component: 'WeekHours',
      when: {
        es: 'para las horas que se repiten cada semana.',
        en: 'for hours that come again every week.',
      },
    },
    {
      component: 'SlotPlanner',
      when: { es: 'para armar muchos turnos a la vez.', en: 'to plan many times at once.' },
    },
  ],
  code: (t) => `import { DateTimeField, Form, instantOf, SubmitRow } from '@gallery/ui'

export function Opening({ save }: { save: (start: string | undefined) => Promise<void> }) {
  return (
    <Form
      onSubmit={({ start = '' }) => save(instantOf(start, 'America/Argentina/Buenos_Aires'))}
    >
      <DateTimeField
        name="start"
        label="${t('Empieza', 'Starts')}"
        hint="${t('Hora de Buenos Aires.', 'Buenos Aires time.')}"
        defaultValue="2026-11-19T18:00:00Z"
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'OptionalWithHint',
    parts: [
      { at: 'label', name: { es: 'El nombre: qué momento.', en: 'The label: which moment.' } },
      {
        at: 'input',
        name: {
          es: 'El día y la hora juntos, como los escribe el navegador.',
          en: 'Day and hour together, as the browser writes them.',
        },
      },
      {
        at: 'p[id$="-hint"]',
        name: { es: 'La ayuda: por qué reloj va.', en: 'The help: by whose clock it goes.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <DateTimeField
            name="do-start"
            label={t('Empieza', 'Starts')}
            hint={t('Hora de Buenos Aires.', 'Buenos Aires time.')}
            defaultValue="2026-11-19T18:00:00Z"
          />
        ),
        say: {
          es: 'Decí de quién es la hora: quien lo llena puede estar de viaje.',
          en: 'Say whose hour it is: who fills it in may be travelling.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <DateTimeField
            name="dont-start"
            label={t('Primer día', 'First day')}
            defaultValue="2026-11-19T03:00:00Z"
          />
        ),
        say: {
          es: 'Una hora que no importa hay que llenarla igual: para un día está `DateField`.',
          en: 'An hour that does not matter has to be filled in all the same: a day has `DateField`.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Por el día, el mes, el año, la hora y los minutos.',
        en: 'By the day, the month, the year, the hour and the minutes.',
      },
    },
    {
      keys: ['0–9', '↑', '↓'],
      does: {
        es: 'Escriben o cambian la parte en la que se está.',
        en: 'Type or change the part that one is in.',
      },
    },
  ],
  reads: [
    {
      es: '«Empieza, fecha y hora, obligatorio, Hora de Buenos Aires»; después cada parte con su valor.',
      en: '“Starts, date and time, required, Buenos Aires time”; then each part with its value.',
    },
    {
      es: 'Con un error, antes que la ayuda: «entrada no válida, Ese día la sala está cerrada».',
      en: 'With an error, before the help: “invalid entry, The room is closed on that day”.',
    },
  ],
  props: {
    defaultValue:
      'El día y la hora al principio: un instante (ISO), o el reloj de la galería, «AAAA-MM-DDTHH:mm».',
    min: 'El primer momento que se ofrece, de cualquiera de las dos formas; decide el servidor.',
    max: 'El último momento que se ofrece, de cualquiera de las dos formas; decide el servidor.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Todavía sin día ni hora.' },
    Filled: { name: 'Lleno', text: 'Un instante, en el reloj de la galería.' },
    OptionalWithHint: {
      name: 'Opcional, con ayuda',
      text: 'Puede quedar vacío, y dice de quién es la hora.',
    },
    Invalid: {
      name: 'Rechazado',
      text: 'La respuesta del formulario lo nombra; otro momento saca el mensaje, y se manda el reloj de la galería.',
    },
    WithError: { name: 'Con error', text: 'Cómo se ve rechazado.' },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede cambiar.' },
  },
}
