import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { TextField } from '../TextField/TextField.tsx'
import { DateField } from './DateField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un día, con el calendario del propio navegador, con su nombre, su ayuda y su error. Dibuja `<div>` alrededor de `<input type="date">`; `className` va al `<div>`, la ref y las demás props al `<input>`.',
  use: [
    {
      es: 'Para un día en un formulario: el primero de una muestra.',
      en: 'For a day in a form: the first of an exhibition.',
    },
  ],
  instead: [
    {
      component: 'DateTimeField',
      when: { es: 'cuando la hora también importa.', en: 'when the hour matters too.' },
    },
    {
      component: 'MonthGrid',
      when: {
        es: 'para elegir un día en que hay lugar: cada uno dice si hay.',
        en: 'to choose a day with places: each one says whether it has any.',
      },
    },
    {
      component: 'TextField',
      when: {
        es: 'para una fecha que no es un día: «hacia 1949».',
        en: 'for a date that is no day: “about 1949”.',
      },
    },
  ],
  code: (t) => `import { DateField, FieldGrid, Form, SubmitRow } from '@gallery/ui'

export function Days({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <FieldGrid>
        <DateField name="from" label="${t('Primer día', 'First day')}" defaultValue="2026-11-12" />
        <DateField name="to" label="${t('Último día', 'Last day')}" min="2026-11-12" />
      </FieldGrid>
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'WithHint',
    parts: [
      { at: 'label', name: { es: 'El nombre: qué día.', en: 'The label: which day.' } },
      {
        at: 'input',
        name: {
          es: 'El día, escrito como lo escribe el navegador de quien lo llena; su calendario se abre al final.',
          en: 'The day, written as the browser of whoever fills it in does; its calendar opens at the end.',
        },
      },
      {
        at: 'p[id$="-hint"]',
        name: { es: 'La ayuda: qué días valen.', en: 'The help: which days will do.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <DateField
            name="do-day"
            label={t('Primer día', 'First day')}
            hint={t('La sala abre de lunes a viernes.', 'The room is open Monday to Friday.')}
          />
        ),
        say: {
          es: 'Decí qué días valen antes de que alguien elija otro.',
          en: 'Say which days will do before somebody chooses another.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TextField name="dont-day" label={t('Primer día (dd/mm/aaaa)', 'First day (dd/mm/yyyy)')} />
        ),
        say: {
          es: 'Escrito a mano, 11/12 es un día para unos y otro para otros.',
          en: 'Written by hand, 11/12 is one day to some and another to others.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Por el día, el mes y el año, y en algunos navegadores por el botón del calendario.',
        en: 'By the day, the month and the year, and in some browsers by the button of the calendar.',
      },
    },
    {
      keys: ['0–9', '↑', '↓'],
      does: {
        es: 'Escriben o cambian la parte en la que se está.',
        en: 'Type or change the part that one is in.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'Abre el calendario, donde el navegador lo tiene.',
        en: 'Opens the calendar, where the browser has one.',
      },
    },
  ],
  reads: [
    {
      es: '«Primer día, fecha, obligatorio, La sala abre de lunes a viernes»; después cada parte con su valor: «día, 19».',
      en: '“First day, date, required, The room is open Monday to Friday”; then each part with its value: “day, 19”.',
    },
    {
      es: 'Con un error, antes que la ayuda: «entrada no válida, El primer día no puede ser posterior al último».',
      en: 'With an error, before the help: “invalid entry, The first day cannot come after the last”.',
    },
  ],
  props: {
    defaultValue: 'El día al principio, «AAAA-MM-DD»; lo que se manda tiene la misma forma.',
    min: 'El primer día que el calendario ofrece, «AAAA-MM-DD»; decide el servidor.',
    max: 'El último día que el calendario ofrece, «AAAA-MM-DD»; decide el servidor.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Todavía sin día.' },
    Filled: { name: 'Lleno', text: 'Un día, como lo escribe el navegador.' },
    Optional: { name: 'Opcional', text: 'Puede quedar vacío, y ofrece solo algunos días.' },
    WithHint: { name: 'Con ayuda', text: 'La ayuda debajo del campo.' },
    Invalid: {
      name: 'Rechazado',
      text: 'La respuesta del formulario lo nombra; elegir otro día saca el mensaje, y el día se manda como está.',
    },
    WithError: { name: 'Con error', text: 'Cómo se ve rechazado.' },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede cambiar.' },
  },
}
