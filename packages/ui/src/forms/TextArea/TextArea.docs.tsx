import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { TextArea } from './TextArea.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Varias líneas de texto con su nombre, su ayuda y su error. Dibuja `<div>` alrededor de `<textarea>`; `className` va al `<div>`, la ref y las demás props al `<textarea>`. Quien escribe puede cambiar su altura.',
  use: [{ es: 'Para un mensaje o una nota.', en: 'For a message or a note.' }],
  instead: [
    { component: 'TextField', when: { es: 'para una sola línea.', en: 'for one line.' } },
    {
      component: 'RichTextEditor',
      when: {
        es: 'en el panel, para un texto con títulos y enlaces.',
        en: 'in the panel, for a text with headings and links.',
      },
    },
    {
      component: 'BilingualField',
      when: {
        es: 'en el panel, para lo mismo en los dos idiomas.',
        en: 'in the panel, for the same in both languages.',
      },
    },
  ],
  code: (t) => `import { Form, SubmitRow, TextArea } from '@gallery/ui'

export function Note({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <TextArea
        optional
        name="comments"
        rows={4}
        label="${t('Comentarios', 'Comments')}"
        hint="${t('Contanos si venís con chicos o necesitás rampa.', 'Tell us if you come with children or need a ramp.')}"
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'Invalid',
    parts: [
      { at: 'label', name: { es: 'El nombre, siempre a la vista.', en: 'The label, always in sight.' } },
      {
        at: 'textarea',
        name: {
          es: 'El texto: `rows` dice cuánto se espera, la esquina lo agranda.',
          en: 'The text: `rows` says how much is expected, the corner makes it taller.',
        },
      },
      { at: 'p[id$="-error"]', name: { es: 'El error: qué hacer.', en: 'The error: what to do.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <TextArea
            optional
            name="do-comments"
            rows={3}
            label={t('Comentarios', 'Comments')}
            hint={t(
              'Contanos si venís con chicos o necesitás rampa.',
              'Tell us if you come with children or need a ramp.'
            )}
          />
        ),
        say: {
          es: 'Decí para qué sirve: un campo libre y vacío no dice qué escribir.',
          en: 'Say what it is for: a free and empty field does not say what to write.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <TextArea name="dont-name" rows={3} label={t('Nombre', 'First name')} />,
        say: {
          es: 'Tres líneas piden tres líneas, y Enter ya no manda.',
          en: 'Three lines ask for three lines, and Enter does not send any more.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Entra al texto y sale de él.', en: 'Goes into the text and out of it.' } },
    {
      keys: ['Enter'],
      does: {
        es: 'Baja de línea; no manda el formulario.',
        en: 'Begins a new line; it does not send the form.',
      },
    },
  ],
  reads: [
    {
      es: '«Mensaje, campo de texto, varias líneas, obligatorio», y detrás la ayuda.',
      en: '“Message, edit, multi-line, required”, and after it the help.',
    },
    {
      es: 'Con un error: «entrada no válida, Escribí tu mensaje».',
      en: 'With an error: “invalid entry, Write your message”.',
    },
  ],
  props: {},
  stories: {
    Filled: { name: 'Lleno', text: 'Quien escribe puede hacerlo más alto.' },
    Optional: { name: 'Opcional', text: 'Puede quedar vacío, y lo dice.' },
    Invalid: { name: 'Con error', text: 'Lo que el servidor dice va debajo.' },
    Empty: { name: 'Vacío', text: 'Todavía sin nada escrito.' },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede escribir nada.' },
  },
}
