import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un mensaje, de qué habla, y qué se puede hacer con él. Dibuja `<article>`.',
  use: [
    { es: 'En un `SplitView`, al lado de `MessageList`.', en: 'In a `SplitView`, beside `MessageList`.' },
  ],
  instead: [
    {
      component: 'RichText',
      when: { es: 'para los textos de la galería.', en: 'for texts of the gallery.' },
    },
    { component: 'MessageList', when: { es: 'para elegir entre varios.', en: 'to choose among several.' } },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { MessageReader } from '@gallery/ui/admin'

export function Question({ onDelete }: { onDelete: () => void }) {
  return (
    <MessageReader
      subject="${t('Consulta por una obra', 'About a work')}"
      name="Martina Sosa"
      email="martina.sosa@correo.example"
      when="${t('Martes 17 de noviembre, 15:12', 'Tuesday 17 November, 15:12')}"
      text="${t('Hola, quisiera saber si se puede ver.', 'Hello, I would like to know whether it can be seen.')}"
      actions={
        <Button variant="tertiary" size="s" onClick={onDelete}>
          ${t('Borrar', 'Delete')}
        </Button>
      }
    />
  )
}
`,
  anatomy: {
    story: 'Named',
    parts: [
      { at: 'article > h2', name: { es: 'El asunto.', en: 'The subject.' } },
      {
        at: 'article a[href^="mailto:"]',
        name: { es: 'La dirección de quien escribió.', en: 'The address of who wrote.' },
      },
      {
        at: 'article > p',
        name: { es: 'Lo que escribió, con sus renglones.', en: 'What they wrote, its lines as they were.' },
      },
      {
        at: 'article > ul > li',
        name: { es: 'De qué habla, con su enlace.', en: 'What it speaks of, with its link.' },
      },
      {
        at: 'article > div:last-child',
        name: { es: 'Qué se puede hacer con él.', en: 'What can be done with it.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«Artículo. Consulta por una obra, encabezado de nivel 2»; el texto, con la voz de su idioma. En un `SplitView` el foco llega al encabezado cuando se abre.',
      en: '“Article. About a work, heading level 2”; the text in the voice of its language. In a `SplitView` the focus comes to the heading as it opens.',
    },
  ],
  props: {
    subject: 'El asunto.',
    name: 'Quién lo escribió.',
    email: 'Su dirección.',
    when: 'Cuándo llegó, con palabras.',
    note: 'Debajo: desde dónde, en qué idioma.',
    text: 'Lo que escribió, con sus renglones como estaban.',
    textLanguage: 'El idioma en que está escrito.',
    findings: 'De qué habla.',
    tools: 'Debajo de quien escribió: en qué está, quién lo tiene, para cuándo.',
    actions: 'Qué se puede hacer con él.',
    children: 'Después de lo que habla: lo que siguió, y el formulario de una respuesta.',
  },
  stories: {
    Named: { name: 'Con una obra', text: 'Un mensaje con una obra que nombra.' },
    Plain: { name: 'Sin nada', text: 'No nombra nada de la galería.' },
  },
}
