import { Button } from '../../controls/Button/Button.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ScanResult } from './ScanResult.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que vale un código, leído enseguida: un tilde o una cruz, las palabras y el nombre; el color solo lo repite. Dibuja `<section>`.',
  use: [
    {
      es: 'Debajo de un `ScanWindow`, para contestar al código que se mostró.',
      en: 'Under a `ScanWindow`, to answer the code that was shown.',
    },
  ],
  instead: [
    {
      component: 'Message',
      when: { es: 'para lo que no contesta a un código.', en: 'for anything that is no answer to a code.' },
    },
    { component: 'ScanLog', when: { es: 'para los códigos de antes.', en: 'for the codes of before.' } },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { ScanResult } from '@gallery/ui/admin'

export function Valid({ letIn }: { letIn: () => void }) {
  return (
    <ScanResult tone="ok" verdict="${t('Vale para ahora, 15:00', 'Good for now, 15:00')}" name="Sosa, Martina" people={3}>
      <Button onClick={letIn}>${t('Entraron los 3', 'All 3 are in')}</Button>
    </ScanResult>
  )
}
`,
  anatomy: {
    story: 'Valid',
    parts: [
      {
        at: '[data-tone]',
        name: {
          es: 'El veredicto: señal, palabras y color dicen lo mismo.',
          en: 'The verdict: sign, words and colour say the same.',
        },
      },
      {
        at: '[data-tone] + div h2',
        name: { es: 'De quién es, con el apellido primero.', en: 'Whose it is, surname first.' },
      },
      { at: '[data-tone] + div p', name: { es: 'Cuántos vienen.', en: 'How many come.' } },
      { at: 'section button', name: { es: 'Lo que se puede hacer.', en: 'What can be done.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <ScanResult
            aria-live="off"
            tone="err"
            verdict={t('Ya entró a las 14:58, en otra puerta', 'Came in at 14:58, by another door')}
            name="Roldán, Raúl"
          />
        ),
        say: {
          es: 'Qué pasa con el código, con la hora: alcanza para hablar con quien está adelante.',
          en: 'What is the matter with the code, and when: enough to talk to who stands there.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ScanResult
            aria-live="off"
            tone="err"
            verdict={t('Código inválido', 'Invalid code')}
            name="Roldán, Raúl"
          >
            <Button>{t('Aceptar', 'OK')}</Button>
          </ScanResult>
        ),
        say: {
          es: '¿Es de otro día, ya entró, o no es de la galería? Y el botón no hace nada.',
          en: 'Of another day, in already, or not ours? And the button does nothing.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Enseguida, aunque se esté leyendo otra cosa: «Vale para ahora, 15:00. Sosa, Martina, 3».',
      en: 'At once, whatever is being read: “Good for now, 15:00. Sosa, Martina, 3”.',
    },
  ],
  props: {
    tone: 'Si quien muestra el código puede entrar.',
    verdict:
      'Lo que vale el código, en palabras: «Vale para ahora, 15:00». Sin esto no se ve nada: tiene que estar ahí para que se lea el primero, y ser el mismo después.',
    reading: 'De qué código es: las mismas palabras sobre otro se leen otra vez.',
    name: 'De quién es, con el apellido primero.',
    people: 'Cuántos vienen.',
    more: 'Qué más hay que saber: dónde, y cuántos faltan.',
    children: 'Lo que se puede hacer.',
  },
  stories: {
    Valid: { name: 'Vale', text: 'El código vale: de quién es, cuántos vienen, y lo que los hace entrar.' },
    Already: { name: 'Ya entró', text: 'Ya están adentro, por otra puerta.' },
    Waiting: {
      name: 'Antes de leer',
      text: 'Todavía no se leyó nada: la región de la que se leen los veredictos ya está, y es siempre la misma.',
    },
    NotOurs: { name: 'No es nuestro', text: 'Lo que se leyó no es un código de la galería.' },
  },
}
