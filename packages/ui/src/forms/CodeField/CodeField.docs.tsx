import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { CodeField } from './CodeField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Los seis dígitos de un código que llegó por mail, en un solo campo: un teléfono ofrece el código de sus mensajes, y uno pegado con espacios o palabras alrededor se entiende. Dibuja `<div>` alrededor de `<input>`; `className` va al `<div>`, la ref y las demás props al `<input>`.',
  use: [
    {
      es: 'Para el código con que se ingresa, o con que se confirma una dirección.',
      en: 'For the code of a sign-in, or one that confirms an address.',
    },
  ],
  instead: [
    {
      component: 'TextField',
      when: { es: 'para cualquier otro número o palabra.', en: 'for any other number or word.' },
    },
    {
      component: 'LoginForm',
      when: {
        es: 'para todo el ingreso: pide el mail y después el código.',
        en: 'for the whole sign-in: it asks for the address and then the code.',
      },
    },
    {
      component: 'CodeSheet',
      when: {
        es: 'para mostrar códigos, no para pedirlos.',
        en: 'to show codes, not to ask for them.',
      },
    },
  ],
  code: (t) => `import { CodeField, Form, type FormErrors, SubmitRow } from '@gallery/ui'

interface CodeProps {
  errors: FormErrors
  check: (code: string) => Promise<void>
}

export function Code({ errors, check }: CodeProps) {
  return (
    <Form errors={errors} onSubmit={({ code = '' }) => check(code)}>
      <CodeField />
      <SubmitRow>${t('Ingresar', 'Sign in')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'Refused',
    parts: [
      { at: 'label', name: { es: 'El nombre: qué código es.', en: 'The label: which code it is.' } },
      {
        at: 'input',
        name: {
          es: 'Un solo campo para los seis dígitos; en un teléfono abre el teclado de números.',
          en: 'One field for the six digits; on a phone it opens the keys for numbers.',
        },
      },
      {
        at: 'p[id$="-error"]',
        name: {
          es: 'El error: dónde mirar de nuevo. Se va al escribir otro.',
          en: 'The error: where to look again. It goes as another code is typed.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <CodeField
            hint={t('Te lo mandamos a martina.sosa@example.org.', 'We sent it to martina.sosa@example.org.')}
          />
        ),
        say: {
          es: 'Decí adónde se mandó: si la dirección está mal, el código no va a llegar.',
          en: 'Say where it went: if the address is wrong, the code will not come.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <CodeField
            label={t('Código', 'Code')}
            hint={t('Sin espacios ni guiones.', 'Without spaces or hyphens.')}
          />
        ),
        say: {
          es: 'No pidas lo que el campo hace solo: saca todo lo que no es un dígito.',
          en: 'Don’t ask for what the field does by itself: it takes out all that is no digit.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Entra al campo y sale de él.', en: 'Goes into the field and out of it.' } },
    {
      keys: ['0–9'],
      does: {
        es: 'Escriben, también los de otra escritura («٤», «４»), que quedan como 0–9; lo demás no entra. Con el sexto se llama a `onComplete`.',
        en: 'Type, those of other scripts too (“٤”, “４”), which become 0–9; nothing else gets in. With the sixth `onComplete` is called.',
      },
    },
    {
      keys: ['Ctrl V', '⌘ V'],
      does: {
        es: 'Un código entero reemplaza lo que había, esté donde esté el cursor.',
        en: 'A whole code takes the place of what was there, wherever the caret stands.',
      },
    },
    { keys: ['Enter'], does: { es: 'Manda el formulario.', en: 'Sends the form.' } },
  ],
  reads: [
    {
      es: '«Código de seis dígitos, obligatorio, campo de texto».',
      en: '“Six-digit code, required, edit text”.',
    },
    {
      es: 'Con un error: «entrada no válida, Ese código no es. Fijate en el último mail».',
      en: 'With an error: “invalid entry, That is not the code. Look at the latest email”.',
    },
  ],
  props: {
    name: 'La clave del campo en lo que se envía y en los errores del servidor.',
    label: 'Lo que el campo pide.',
    onComplete: 'Se llama con el código apenas está el último dígito, y no de nuevo hasta que sea otro.',
  },
  stories: {
    Typed: { name: 'Escrito', text: 'Quedan solo los dígitos, y no más de seis.' },
    Pasted: {
      name: 'Pegado',
      text: 'Un código copiado con sus espacios o su oración reemplaza lo que había.',
    },
    PastedAgain: {
      name: 'Pegado otra vez',
      text: 'Si la página vació el campo, el mismo código se avisa de nuevo.',
    },
    Composed: {
      name: 'Compuesto',
      text: 'Los dígitos anchos quedan como están mientras se los compone, como en japonés, y después son los del código.',
    },
    PastePrevented: {
      name: 'Pegado impedido',
      text: 'Una página que tiene otra cosa para hacer con lo pegado lo impide, y el campo queda como está.',
    },
    Empty: { name: 'Vacío', text: 'Espera el código.' },
    Refused: { name: 'Rechazado', text: 'Escribir de nuevo saca el mensaje.' },
  },
}
