import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { Form } from './Form.tsx'

/** First and last name, each as wide as what is written in it. */
const names = (t: Tell) => (
  <>
    <TextField name="first_name" label={t('Nombre', 'First name')} defaultValue="Martina" />
    <TextField name="last_name" label={t('Apellido', 'Last name')} />
  </>
)

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un formulario en el que el servidor decide qué está mal. Dibuja `<form>` sin la validación propia del navegador. No gobierna sus campos: lo que se escribió antes de que llegaran los scripts, o antes de un rechazo, queda. Sin scripts, y hasta que lleguen, lo manda el navegador a su `action` o, si no hay, a la dirección de la página.',
  use: [
    {
      es: 'Alrededor de todo grupo de campos que se manda.',
      en: 'Around every group of fields that is sent.',
    },
    {
      es: 'Con `errors`, para decir qué rechazó el servidor: cada campo recibe lo suyo por su nombre.',
      en: 'With `errors`, to say what the server refused: each field gets its own by its name.',
    },
  ],
  instead: [
    { component: 'SearchBox', when: { es: 'para buscar.', en: 'to search.' } },
    { component: 'FilterBar', when: { es: 'para achicar una lista.', en: 'to narrow a list.' } },
    {
      component: 'BookingForm',
      when: { es: 'para reservar un turno: ya tiene sus campos.', en: 'to book a time: it has its fields.' },
    },
    { component: 'ContactForm', when: { es: 'para un mensaje.', en: 'for a message.' } },
    { component: 'LoginForm', when: { es: 'para ingresar.', en: 'to sign in.' } },
  ],
  code: (t) => `import { FieldGrid, Form, type FormErrors, SubmitRow, TextArea, TextField } from '@gallery/ui'

interface VisitProps {
  errors: FormErrors
  save: (values: Record<string, string>) => Promise<void>
}

export function Visit({ errors, save }: VisitProps) {
  return (
    <Form errors={errors} onSubmit={save}>
      <FieldGrid>
        <TextField name="first_name" autoComplete="given-name" label="${t('Nombre', 'First name')}" />
        <TextField name="last_name" autoComplete="family-name" label="${t('Apellido', 'Last name')}" />
        <TextArea optional wide name="comments" label="${t('Comentarios', 'Comments')}" />
      </FieldGrid>
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'WithErrors',
    parts: [
      {
        at: 'form > div',
        name: {
          es: '`FieldGrid`: dos columnas desde la tableta, una en un teléfono.',
          en: '`FieldGrid`: two columns from the tablet up, one on a phone.',
        },
      },
      {
        at: '[data-invalid]',
        name: {
          es: 'Un campo rechazado: el primero recibe el foco.',
          en: 'A field that was refused: the first one takes the focus.',
        },
      },
      {
        at: 'p[id$="-error"]',
        name: {
          es: 'El motivo, que se va cuando se escribe de nuevo en el campo.',
          en: 'The reason, which goes as the field is typed in again.',
        },
      },
      {
        at: '[data-wide]',
        name: {
          es: 'Un campo con `wide`, de lado a lado.',
          en: 'A field with `wide`, from side to side.',
        },
      },
      {
        at: 'button[type="submit"]',
        name: {
          es: 'El botón, apagado mientras quede un error.',
          en: 'The button, off as long as an error is left.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Form errors={{ last_name: [t('Escribí tu apellido.', 'Write your last name.')] }}>
            <FieldGrid>{names(t)}</FieldGrid>
            <SubmitRow>{t('Guardar', 'Save')}</SubmitRow>
          </Form>
        ),
        say: {
          es: 'Cada error con el nombre de su campo: se lee donde se corrige.',
          en: 'Each error under the name of its field: it is read where it is mended.',
        },
      },
      {
        show: (t) => (
          <Form>
            <FieldGrid>
              {names(t)}
              <TextField wide name="email" type="email" label="Email" />
            </FieldGrid>
          </Form>
        ),
        say: {
          es: 'De a dos lo corto que va junto; lo demás, de lado a lado.',
          en: 'In pairs what is short and belongs together; the rest from side to side.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Form message={t('Hay errores en el formulario.', 'There are errors in the form.')}>
            <FieldGrid>{names(t)}</FieldGrid>
            <SubmitRow>{t('Guardar', 'Save')}</SubmitRow>
          </Form>
        ),
        say: {
          es: '`message` es para lo que no es de ningún campo: así hay que adivinar cuál.',
          en: '`message` is for what belongs to no field: this way one has to guess which.',
        },
      },
      {
        show: (t) => (
          <Form>
            <FieldGrid>
              <TextField name="street" label={t('Calle y número', 'Street and number')} />
              <TextField name="subject" label={t('Asunto', 'Subject')} />
              <TextField name="phone" type="tel" label={t('Teléfono', 'Phone')} />
            </FieldGrid>
          </Form>
        ),
        say: {
          es: 'De a dos lo que no va junto: el ojo no sabe si bajar o cruzar.',
          en: 'In pairs what does not belong together: the eye cannot tell whether to go down or across.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'De campo en campo, hasta el botón.', en: 'From field to field, to the button.' },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En un campo de una línea, manda; nada mientras espera o queda un error.',
        en: 'In a field of one line, sends; nothing while it waits or an error is left.',
      },
    },
  ],
  reads: [
    {
      es: 'Rechazado, el foco va al primer campo con error: «Apellido, entrada no válida, Escribí tu apellido».',
      en: 'Refused, the focus goes to the first field with an error: “Last name, invalid entry, Write your last name”.',
    },
    {
      es: 'Lo que no es de ningún campo se dice enseguida, como alerta, y recibe el foco.',
      en: 'What belongs to no field is said at once, as an alert, and takes the focus.',
    },
    {
      es: 'Mientras espera: «Guardando…, botón, no disponible».',
      en: 'While it waits: “Saving…, button, dimmed”.',
    },
  ],
  props: {
    errors:
      'La respuesta del servidor al último envío: un mensaje, o varios, por nombre de campo. Un objeto nuevo es una respuesta nueva: lleva el foco al primer campo que nombra, también sin scripts; escribir en un campo, o reiniciar el formulario, saca su mensaje. Con el nombre vacío va por qué no se envió nada: `SubmitRow` lo dice junto a su botón, hasta que se mande de nuevo.',
    message: 'Lo que la respuesta del servidor no dice de ningún campo, arriba de ellos.',
    busy: 'Mientras se espera una respuesta: el botón lo dice y nada se manda dos veces. Una promesa que devuelva `onSubmit` hace lo mismo.',
    changed:
      'Los nombres de los campos que no son como lo guardado: donde una ficha se escribe en el lugar, se marcan.',
    action:
      'La dirección a la que lo manda el navegador cuando no lo manda un script. Una acción del servidor (server action) no es una dirección: la llama `onSubmit`, y su promesa deja el formulario ocupado.',
    onSubmit:
      'Se llama con el texto de cada campo por su nombre (el de varias casillas con un mismo nombre, separado por comas), salvo que el formulario esté ocupado o todavía muestre un error. Una promesa que devuelva lo deja ocupado hasta que termine. Sin esto, si hay `action`, lo manda el navegador.',
  },
  stories: {
    Filled: { name: 'Lleno', text: 'Manda lo que se escribió, con el nombre de cada campo.' },
    Refused: {
      name: 'Rechazado',
      text: 'El servidor lo rechazó: el primer mensaje debajo de cada campo, el foco en el primero, y nada que mandar hasta que se escriba de nuevo en todos.',
    },
    WithErrors: { name: 'Con errores', text: 'El rechazo como queda, para mirarlo.' },
    Busy: {
      name: 'Ocupado',
      text: 'Espera la respuesta: el botón lo dice, conserva su ancho y no manda nada dos veces.',
    },
    RefusedAfterSending: {
      name: 'Rechazado al mandarlo',
      text: 'Una promesa que devuelve `onSubmit` lo deja ocupado por su cuenta; lo escrito sobrevive al rechazo.',
    },
    TypedWhileAwaited: {
      name: 'Escrito durante la espera',
      text: 'Lo que se escribe mientras se espera la respuesta no lo señala esa respuesta, que habla de lo que había antes.',
    },
    SentByTheBrowser: {
      name: 'Enviado por el navegador',
      text: 'Sin `onSubmit` lo manda el navegador a su `action`: una vez, aunque se apriete dos. Quien vuelve atrás puede mandarlo de nuevo.',
    },
    RefusedAsAWhole: {
      name: 'Rechazado entero',
      text: 'Un mensaje sobre algo que no es un campo del formulario, o es uno oculto o que nadie puede cambiar, va arriba, recibe el foco y no impide mandarlo.',
    },
    BegunAnew: {
      name: 'De nuevo',
      text: 'Reiniciado, sus campos tienen otra vez lo del principio: lo que se dijo de lo que había se va.',
    },
    AroundAnother: {
      name: 'Alrededor de otro',
      text: 'Un formulario en un diálogo propio es otro: lo que se escribe, se reinicia y se manda ahí no le toca al que lo rodea.',
    },
    WithoutForm: {
      name: 'Sin `Form`',
      text: 'A un campo se le dice a él solo qué tiene mal, o a varios por sus nombres.',
    },
  },
}
