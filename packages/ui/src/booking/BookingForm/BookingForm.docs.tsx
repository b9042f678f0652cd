import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { BookingForm } from './BookingForm.tsx'

const known = {
  first_name: 'Martina',
  last_name: 'Sosa',
  email: 'martina.sosa@example.org',
  phone: '11 5555 0134',
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Quién reserva un turno, o espera un lugar en él. Dibuja `<form>`.',
  use: [
    {
      es: 'Cuando el turno ya se eligió en otra página y falta saber quién viene.',
      en: 'When the time was chosen on another page and it remains to say who comes.',
    },
    {
      es: 'Para cambiar quiénes vienen con una reserva que ya está.',
      en: 'To change who comes on a booking that is there already.',
    },
  ],
  instead: [
    {
      component: 'BookingPanel',
      when: { es: 'cuando también se elige el turno.', en: 'when the time is chosen too.' },
    },
    {
      component: 'BookingFields',
      when: {
        es: 'en un formulario propio: los mismos campos, sin el formulario.',
        en: 'in a form of your own: the same fields without the form.',
      },
    },
    { component: 'ContactForm', when: { es: 'para un mensaje.', en: 'for a message.' } },
    {
      component: 'Form',
      when: {
        es: 'para pedir otra cosa: sus campos son los mismos.',
        en: 'to ask for something else: its fields are the same.',
      },
    },
  ],
  code: () => `import { BookingForm, type BookingValues, type FormErrors } from '@gallery/ui'

interface BookProps {
  errors: FormErrors
  book: (values: BookingValues) => Promise<void>
}

export function Book({ errors, book }: BookProps) {
  return (
    <BookingForm
      largestParty={6}
      free={4}
      errors={errors}
      onSubmit={book}
      cancelHref="/events/1"
    />
  )
}
`,
  anatomy: {
    story: 'School',
    parts: [
      {
        at: '[data-wide]:has([name="people"])',
        name: {
          es: 'Cuántos vienen: se pregunta solo si puede venir más de uno.',
          en: 'How many come: asked only where more than one may.',
        },
      },
      {
        at: '[data-wide]:has([name="school"])',
        name: {
          es: 'La escuela: con su nombre pueden venir todos los que entren.',
          en: 'The school: with its name as many may come as there are places.',
        },
      },
      {
        at: '[name="email"]',
        name: {
          es: 'Quién viene; adonde dice acá va el mail que confirma.',
          en: 'Who comes; the mail that confirms goes where this says.',
        },
      },
      {
        at: '[name="comments"]',
        name: { es: 'Lo único que puede quedar vacío.', en: 'What may be left empty.' },
      },
      {
        at: 'button[type="submit"]',
        name: {
          es: 'Manda; apagado mientras un campo muestra un error.',
          en: 'Sends; off while a field shows an error.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => <BookingForm defaultValues={known} largestParty={6} free={4} />,
        say: {
          es: 'Llená lo que ya sabés: quien ingresó no escribe su nombre de nuevo.',
          en: 'Fill in what you know: who has signed in does not write their name again.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <BookingForm
            largestParty={6}
            free={4}
            needs={[
              { value: 'newsletter', label: t('Quiero recibir novedades', 'Send me news') },
              { value: 'source', label: t('Los conocí por un aviso', 'I saw an advertisement') },
            ]}
          />
        ),
        say: {
          es: '`needs` es para lo que hace falta en la visita; lo que solo le sirve a la galería no se pregunta acá.',
          en: '`needs` is for what is needed on the visit; what serves the gallery alone is not asked here.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'De campo en campo, de arriba abajo, y al final a «Guardar» y «Cancelar».',
        en: 'From field to field, from top to bottom, and at the end to “Save” and “Cancel”.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Manda el formulario; en los comentarios baja de línea.',
        en: 'Sends the form; in the comments it begins a new line.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'En cuántos vienen: uno más o uno menos.',
        en: 'In how many come: one more or one fewer.',
      },
    },
  ],
  reads: [
    {
      es: '«¿Cuántos vienen?, campo numérico, obligatorio, 1». Al llegar al máximo: «quedan 4 lugares».',
      en: '“How many are coming?, spin button, required, 1”. As the most is reached: “4 places left”.',
    },
    {
      es: 'Si se rechaza, el foco va al primer campo con error y se lee por qué: «Apellido, entrada no válida, Escribí tu apellido».',
      en: 'When it is refused the focus goes to the first field with an error, and why is read: “Last name, invalid entry, Write your last name”.',
    },
    {
      es: '«¿Necesitan algo? (opcional), grupo. Silla de ruedas, casilla, sin marcar».',
      en: '“Do you need anything? (optional), group. Wheelchair, checkbox, not checked”.',
    },
  ],
  props: {
    lead: 'Lo que va arriba de los campos: un `Select` de otros turnos cuando alguien fue más rápido.',
    submitLabel: 'La etiqueta del botón que lo manda.',
    onSubmit:
      'Se llama con lo que se escribió, con los tipos que dice `fields`; una promesa que devuelva deja ocupado el formulario hasta que termine.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Alguien a quien el sitio no conoce.' },
    Party: {
      name: 'Grupo',
      text: 'Pueden venir varios con una reserva: cuántos es lo primero que se pregunta.',
    },
    School: {
      name: 'Escuela',
      text: 'Un turno que recibe grupos escolares: con el nombre de uno pueden venir tantos como lugares haya.',
    },
    Needs: { name: 'Necesidades', text: 'Lo que se puede pedir para la visita.' },
    Prefilled: { name: 'Lleno', text: 'Con la sesión iniciada: lo llena el perfil.' },
    Refused: {
      name: 'Rechazado',
      text: 'El primer mensaje debajo de cada campo, y nada que mandar hasta que no quede ninguno.',
    },
    Waiting: {
      name: 'Esperar',
      text: 'Para la lista de espera de un turno de cuatro al que le queda un lugar: para dos o más.',
    },
    OwnFields: {
      name: 'Campos propios',
      text: 'Otros campos, con otras palabras y límites propios; lo rechazado puede venir como un mensaje por campo.',
    },
    Busy: { name: 'Ocupado', text: 'Mientras se espera la respuesta.' },
  },
}
