import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { TextField } from './TextField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una línea de texto con su nombre, su ayuda y su error. Dibuja `<div>` alrededor de `<input>`; `className` va al `<div>`, la ref y las demás props al `<input>`.',
  use: [
    {
      es: 'Para lo que se escribe en una línea: un nombre, un email, una dirección.',
      en: 'For what is written on one line: a name, an e-mail, an address.',
    },
    {
      es: 'Para un número que se lee y no se cuenta, como un teléfono o un código de inventario.',
      en: 'For a number that is read and not counted, as a phone’s or one of the inventory.',
    },
  ],
  instead: [
    { component: 'TextArea', when: { es: 'para varias líneas.', en: 'for several lines.' } },
    { component: 'DateField', when: { es: 'para un día.', en: 'for a day.' } },
    {
      component: 'Stepper',
      when: {
        es: 'para contar: cuántas personas vienen.',
        en: 'to count: how many people come.',
      },
    },
    {
      component: 'Select',
      when: {
        es: 'cuando las respuestas se conocen y son pocas.',
        en: 'when the answers are known and few.',
      },
    },
    {
      component: 'CodeField',
      when: { es: 'para un código que llegó por mail.', en: 'for a code that came by mail.' },
    },
    { component: 'SearchBox', when: { es: 'para buscar en una lista.', en: 'to search a list.' } },
  ],
  code: (t) => `import { Form, SubmitRow, TextField } from '@gallery/ui'

interface SubscribeProps {
  errors: Record<string, string[]>
  save: (values: Record<string, string>) => Promise<void>
}

export function Subscribe({ errors, save }: SubscribeProps) {
  return (
    <Form errors={errors} onSubmit={save}>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label="Email"
        hint="${t('Para avisarte si cambia tu turno.', 'To tell you when your booking changes.')}"
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'Invalid',
    parts: [
      {
        at: 'label',
        name: {
          es: 'El nombre: siempre a la vista, de una a tres palabras. Apretarlo lleva al control.',
          en: 'The label: always in sight, one to three words. A press on it leads to the control.',
        },
      },
      {
        at: 'input',
        name: {
          es: 'El control: su borde llega a 3:1 sobre el papel; con un error es rojo y más grueso.',
          en: 'The control: its border has 3:1 on paper; with an error it is red and thicker.',
        },
      },
      {
        at: 'p[id$="-hint"]',
        name: {
          es: 'La ayuda: se queda mientras se escribe, y se lee con el control.',
          en: 'The help: it stays while one writes, and is read out with the control.',
        },
      },
      {
        at: 'p[id$="-error"]',
        name: {
          es: 'El error: qué hacer, no qué está mal; con una marca que no es solo el color.',
          en: 'The error: what to do, not what is wrong; with a mark that is more than a colour.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <TextField
            name="do-email"
            type="email"
            label="Email"
            hint={t('nombre@correo.com', 'name@mail.com')}
          />
        ),
        say: {
          es: 'El ejemplo va de ayuda, debajo: se sigue viendo cuando hay algo escrito.',
          en: 'The example is the help, underneath: it is still there when something is written.',
        },
      },
      {
        show: (t) => (
          <TextField
            name="do-error"
            type="email"
            label="Email"
            defaultValue="martina@"
            error={t(
              'Falta lo que sigue a la @, por ejemplo correo.com.',
              'Add what follows the @, as mail.com.'
            )}
          />
        ),
        say: {
          es: 'El error dice cómo seguir, y deja lo escrito.',
          en: 'The error says how to go on, and leaves what was written.',
        },
      },
      {
        show: (t) => <TextField name="do-optional" type="tel" label={t('Teléfono', 'Phone')} optional />,
        say: {
          es: 'Se marca lo que puede quedar vacío: lo demás se pide porque hace falta.',
          en: 'What may be left empty is marked: the rest is asked for because it is needed.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <TextField
            name="dont-email"
            type="email"
            label={t('Correo', 'Mail')}
            placeholder={t('Escribí tu email acá', 'Write your e-mail here')}
          />
        ),
        say: {
          es: 'Lo que se dice con `placeholder` desaparece justo cuando se lo necesita.',
          en: 'What is said with `placeholder` goes away just when it is needed.',
        },
      },
      {
        show: (t) => (
          <TextField
            name="dont-error"
            type="email"
            label="Email"
            defaultValue="martina@"
            error={t('Campo inválido.', 'Invalid field.')}
          />
        ),
        say: {
          es: '«Inválido» acusa y no ayuda.',
          en: '“Invalid” accuses and does not help.',
        },
      },
      {
        show: (t) => <TextField name="dont-required" type="tel" label={t('Teléfono *', 'Phone *')} />,
        say: {
          es: 'Un asterisco hay que explicarlo, y se lee «estrella».',
          en: 'An asterisk has to be explained, and is read out as “star”.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Entra al control y sale de él.', en: 'Goes into the control and out of it.' },
    },
    {
      keys: ['Enter'],
      does: { es: 'Manda el formulario que lo contiene.', en: 'Sends the form that it is in.' },
    },
  ],
  reads: [
    {
      es: '«Email, obligatorio, campo de texto, nombre@correo.com»: el nombre, y detrás la ayuda.',
      en: '“Email, required, edit text, name@mail.com”: the label, and after it the help.',
    },
    {
      es: 'Con un error: «Email, entrada no válida, Escribí un email válido. nombre@correo.com». El error va antes que la ayuda.',
      en: 'With an error: “Email, invalid entry, Write a valid e-mail address. name@mail.com”. The error comes before the help.',
    },
    {
      es: 'Opcional: «Teléfono (opcional), campo de texto».',
      en: 'Optional: “Phone (optional), edit text”.',
    },
  ],
  props: {
    optional:
      'Dice «(opcional)» después del nombre; `unsaid` donde no hay nada que completar, como en una búsqueda. Sin esto hay que completarlo.',
    type: 'Qué se escribe: decide el teclado de un teléfono.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Todavía sin nada escrito.' },
    Filled: { name: 'Lleno', text: 'Con lo que se escribió antes.' },
    Optional: { name: 'Opcional', text: 'Lo que puede quedar vacío lo dice; nada más lo dice.' },
    WithHint: { name: 'Con ayuda', text: 'La ayuda va debajo del campo y se lee con él.' },
    Invalid: {
      name: 'Con error',
      text: 'La respuesta del formulario lo nombra: borde rojo, la marca cortada y el foco.',
    },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede escribir nada.' },
  },
}
