import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { Select } from './Select.tsx'

const rooms = (t: Tell) => [
  { value: '1', label: t('Sala 1, planta baja', 'Room 1, ground floor') },
  { value: '2', label: t('Trastienda', 'Back room') },
  { value: '3', label: t('Archivo, primer piso', 'Archive, first floor') },
  { value: '4', label: t('Patio', 'Courtyard') },
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una elección entre unas pocas, con su nombre, su ayuda y su error. Dibuja `<div>` alrededor de un `<select>` nativo; `className` va al `<div>`, la ref y las demás props al `<select>`.',
  use: [
    {
      es: 'Para elegir una cosa entre cuatro o más que se conocen.',
      en: 'For one of four or more choices that are known.',
    },
  ],
  instead: [
    { component: 'Checkbox', when: { es: 'para sí o no.', en: 'for yes or no.' } },
    {
      component: 'CheckboxGroup',
      when: { es: 'cuando puede valer más de una.', en: 'when several may hold.' },
    },
    {
      component: 'EntityPicker',
      when: {
        es: 'en el panel, cuando son tantas que se buscan.',
        en: 'in the panel, when there are so many that one searches.',
      },
    },
    { component: 'Menu', when: { es: 'para acciones.', en: 'for actions.' } },
  ],
  code: (t) => `import { Form, Select, SubmitRow } from '@gallery/ui'

export function Room({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <Select
        name="room"
        label="${t('Sala', 'Room')}"
        emptyLabel="${t('Elegí una sala', 'Choose a room')}"
        options={[
          { value: '1', label: '${t('Sala 1, planta baja', 'Room 1, ground floor')}' },
          { value: '2', label: '${t('Trastienda', 'Back room')}' },
        ]}
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'Invalid',
    parts: [
      { at: 'label', name: { es: 'El nombre: qué se elige.', en: 'The label: what is chosen.' } },
      {
        at: 'select',
        name: {
          es: 'Lo elegido; la lista que se abre es la del sistema, también en un teléfono.',
          en: 'What is chosen; the list that opens is the system’s, on a phone too.',
        },
      },
      { at: 'p[id$="-error"]', name: { es: 'El error: qué hacer.', en: 'The error: what to do.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Select
            name="do-room"
            label={t('Sala', 'Room')}
            emptyLabel={t('Elegí una sala', 'Choose a room')}
            options={rooms(t)}
          />
        ),
        say: {
          es: 'Si ninguna es la de siempre, empezá con `emptyLabel`: se nota que falta elegir.',
          en: 'If none is the usual one, begin with `emptyLabel`: it shows that a choice is due.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Select
            name="dont-open"
            label={t('Abierta', 'Open')}
            options={[
              { value: 'yes', label: t('Sí', 'Yes') },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
        say: {
          es: 'Sí y no son una casilla: se ven sin abrir nada.',
          en: 'Yes and no are a checkbox: they are seen without opening anything.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Llega al control y lo deja.', en: 'Reaches the control, and leaves it.' } },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Cambian la elección; en macOS abren la lista.',
        en: 'Change the choice; on macOS they open the list.',
      },
    },
    { keys: ['Space'], does: { es: 'Abre la lista.', en: 'Opens the list.' } },
    {
      keys: ['a–z'],
      does: { es: 'Van a la opción que empieza así.', en: 'Go to the choice that begins so.' },
    },
  ],
  reads: [
    {
      es: '«Sala, cuadro combinado, Trastienda, contraído, obligatorio».',
      en: '“Room, combo box, Back room, collapsed, required”.',
    },
    {
      es: 'Con un error: «entrada no válida, Elegí un tipo».',
      en: 'With an error: “invalid entry, Choose a kind”.',
    },
  ],
  props: {
    options: 'Lo que se puede elegir, en el orden en que se lee.',
    emptyLabel: 'Las palabras de una primera opción que manda un texto vacío: «Todos», «Elegí una sala».',
  },
  stories: {
    Chosen: { name: 'Elegida', text: 'Una entre unas pocas.' },
    WithEmptyChoice: { name: 'Con una vacía', text: 'Una primera opción que quiere decir ninguna.' },
    Invalid: { name: 'Con error', text: 'Lo que el servidor dice va debajo.' },
    GivenBack: {
      name: 'Devuelta',
      text: 'Un formulario reiniciado vuelve a lo que ahora está elegido al principio: puede ser lo último que se mandó.',
    },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede cambiar.' },
  },
}
