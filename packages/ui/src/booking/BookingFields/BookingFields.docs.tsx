import { FieldErrors } from '../../forms/Form/FieldErrors.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { BookingFields } from './BookingFields.tsx'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Los campos de una reserva sin el formulario que los rodea. Dibuja `<div>`, un `FieldGrid`.',
  use: [
    {
      es: 'En un formulario propio: de otra biblioteca, o de las acciones de un framework.',
      en: 'In a form of your own: of another library, or of a framework’s actions.',
    },
    {
      es: 'Junto a campos que no son de la reserva, cuando todo se manda de una vez.',
      en: 'Beside fields that are not the booking’s, when all is sent at once.',
    },
  ],
  instead: [
    {
      component: 'BookingForm',
      when: {
        es: 'cuando el formulario puede ser del kit: trae botón, foco y lo que se dice del todo.',
        en: 'when the form may be the kit’s: it brings the button, the focus and what is said of the whole.',
      },
    },
    {
      component: 'BookingPanel',
      when: {
        es: 'cuando también se elige el horario.',
        en: 'when the time is chosen there as well.',
      },
    },
    { component: 'ContactForm', when: { es: 'para un mensaje.', en: 'for a message.' } },
  ],
  code: (
    t
  ) => `import { BookingFields, type BookingField, bookingValues, Button, FieldErrors } from '@gallery/ui'
import { useActionState } from 'react'

const fields = [
  'people',
  { name: 'first_name', label: '${t('Nombre de pila', 'Given name')}', maxLength: 40 },
  'email',
  { name: 'age', type: 'number', label: '${t('Edad del menor', 'Age of the youngest')}', min: 6, optional: true },
] as const satisfies readonly BookingField[]

interface BookingProps {
  /** ${t('Reserva, o dice qué está mal, por el nombre del campo.', 'Books, or says what is wrong, by the name of the field.')} */
  book: (people: number, email: string) => Promise<Record<string, string>>
}

export function Booking({ book }: BookingProps) {
  // ${t('React vacía el formulario después de su acción: lo que se mandó vuelve a los campos.', 'React empties a form after its action: what was sent comes back to the fields.')}
  const [sent, send] = useActionState(async (_: unknown, data: FormData) => {
    const values = bookingValues(data, fields)
    return { values, errors: await book(values.people, values.email) }
  }, undefined)
  return (
    <form action={send}>
      <FieldErrors errors={sent?.errors}>
        <BookingFields fields={fields} largestParty={6} defaultValues={sent?.values} />
      </FieldErrors>
      <Button type="submit">${t('Pedir lugar', 'Ask for a place')}</Button>
    </form>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <BookingFields
            fields={['email', { name: 'school-do', type: 'text', label: t('Escuela', 'School') }]}
          />
        ),
        say: {
          es: 'Se pide lo que hace falta para recibir a quien viene, y nada más.',
          en: 'What is needed to receive who comes is asked for, and no more.',
        },
      },
      {
        show: (t) => (
          <FieldErrors
            errors={{ 'age-do': t('Podés venir desde los 6 años.', 'You can come from 6 years on.') }}
          >
            <BookingFields
              fields={[{ name: 'age-do', type: 'number', label: t('Edad', 'Age'), min: 6 }]}
              defaultValues={{ 'age-do': 4 }}
            />
          </FieldErrors>
        ),
        say: {
          es: 'El error va bajo su campo, por su nombre.',
          en: 'The error stands under its field, by its name.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <BookingFields
            fields={[
              { name: 'birth-dont', type: 'date', label: t('Fecha de nacimiento', 'Date of birth') },
              { name: 'address-dont', type: 'text', label: t('Domicilio', 'Home address') },
            ]}
          />
        ),
        say: {
          es: 'Cada dato de más es alguien que no reserva.',
          en: 'Each thing too many is somebody who does not book.',
        },
      },
      {
        show: (t) => (
          <>
            <p>{t('Hay un error en la edad.', 'There is an error in the age.')}</p>
            <BookingFields
              fields={[{ name: 'age-dont', type: 'number', label: t('Edad', 'Age'), min: 6 }]}
              defaultValues={{ 'age-dont': 4 }}
            />
          </>
        ),
        say: {
          es: 'Dicho arriba hay que buscarlo, y un lector de pantalla no lo lee con el campo.',
          en: 'Said above it has to be looked for, and a screen reader does not read it with the field.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Va de un campo al siguiente.', en: 'Goes from one field to the next.' },
    },
    {
      keys: ['Enter'],
      does: { es: 'Manda el formulario que los contiene.', en: 'Sends the form that they are in.' },
    },
  ],
  reads: [
    {
      es: 'Cada campo con su nombre, si es obligatorio, y su ayuda: «Edad del menor (opcional), Desde los 6 años».',
      en: 'Each field with its label, whether it is required, and its help: “Age of the youngest (optional), From 6 years on”.',
    },
    {
      es: 'Con `FieldErrors`: «Institución, entrada no válida, Escribí de qué institución vienen».',
      en: 'With `FieldErrors`: “Institution, invalid entry, Write which institution you come from”.',
    },
  ],
  props: {
    fields:
      'Qué se pide, en orden: los campos del kit por su nombre o con otras palabras, y los propios. `people` se pide donde puede venir más de uno, `any_time` con `asksAnyTime`, `school` con `takesGroups`, `needs` donde hay alguna.',
    defaultValues:
      'Lo que tienen los campos al principio: el perfil de quien visita, o lo que se escribió antes.',
    largestParty: 'Cuántos pueden venir con una reserva. Donde puede más de uno, se pregunta cuántos vienen.',
    needs: 'Lo que se puede pedir para la visita, cada cosa para marcar.',
    takesGroups: 'Pide el nombre de una escuela: con él pueden venir tantos como lugares haya (`free`).',
    free: 'Cuántos lugares le quedan al turno, o tiene en total para quien espera: no pueden venir más, y se dice.',
    waiting: 'El formulario es para la lista de espera de un turno.',
    least: 'Los menos que pueden venir: para menos hay lugar.',
    asksAnyTime: 'Le pregunta a quien espera si le sirve cualquier otro horario de ese día.',
  },
  stories: {
    Default: { name: 'Todos', text: 'Todo lo que pide el kit, como campos de un formulario que no es suyo.' },
    InYourForm: {
      name: 'En tu formulario',
      text: 'En un formulario propio, con campos propios: `FieldErrors` dice qué está mal.',
    },
    GivenBack: {
      name: 'Devuelto',
      text: 'Lo que rechazó una acción vuelve como `defaultValues`: nadie escribe dos veces.',
    },
    BegunAnew: {
      name: 'De nuevo',
      text: 'Un formulario que mandó una acción de React, o que se reinició, empieza de nuevo para quien sigue: cuántos vienen, la escuela y cuántos pueden venir.',
    },
  },
}
