import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Casillas para marcar debajo de una misma pregunta, las que hagan falta. Un `Form` manda lo marcado con un solo nombre, separado por comas. Dibuja `<fieldset>`, que recibe la ref, `className` y las demás props.',
  use: [
    {
      es: 'Para unas pocas cosas de las que puede valer más de una: lo que hace falta, lo que se ofrece.',
      en: 'For a few things of which several may hold: what is needed, what is offered.',
    },
  ],
  instead: [
    {
      component: 'Checkbox',
      when: { es: 'para una casilla sola.', en: 'for one box that stands alone.' },
    },
    {
      component: 'Select',
      when: { es: 'cuando vale una sola de ellas.', en: 'where only one of them can hold.' },
    },
    {
      component: 'FilterLinks',
      when: {
        es: 'para achicar una lista: ahí cada opción es un enlace.',
        en: 'to narrow a list: there each of them is a link.',
      },
    },
  ],
  code: (t) => `import { CheckboxGroup, Form, SubmitRow } from '@gallery/ui'

export function Needs({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <CheckboxGroup
        optional
        name="needs"
        label="${t('¿Necesitan algo?', 'Do you need anything?')}"
        options={[
          { value: 'wheelchair', label: '${t('Silla de ruedas', 'Wheelchair')}' },
          { value: 'guideDog', label: '${t('Perro guía', 'Guide dog')}' },
        ]}
      />
      <SubmitRow>${t('Guardar', 'Save')}</SubmitRow>
    </Form>
  )
}
`,
  anatomy: {
    story: 'Refused',
    parts: [
      {
        at: 'legend',
        name: { es: 'La pregunta, que nombra al grupo.', en: 'The question, which names the group.' },
      },
      {
        at: 'label',
        name: {
          es: 'Una casilla con sus palabras; se aprieta entera.',
          en: 'A box with its words; all of it can be pressed.',
        },
      },
      {
        at: 'p[id$="-error"]',
        name: {
          es: 'El error, uno para todo el grupo.',
          en: 'The error, one for the whole group.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <CheckboxGroup
            optional
            name="do-needs"
            label={t('¿Necesitan algo?', 'Do you need anything?')}
            options={[
              { value: 'wheelchair', label: t('Silla de ruedas', 'Wheelchair') },
              { value: 'guideDog', label: t('Perro guía', 'Guide dog') },
            ]}
          />
        ),
        say: {
          es: 'Quien no necesita nada no marca nada: la pregunta es opcional.',
          en: 'Who needs nothing ticks nothing: the question is optional.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <CheckboxGroup
            name="dont-needs"
            label={t('¿Necesitan algo?', 'Do you need anything?')}
            options={[
              { value: 'wheelchair', label: t('Silla de ruedas', 'Wheelchair') },
              { value: 'guideDog', label: t('Perro guía', 'Guide dog') },
              { value: 'nothing', label: t('Nada', 'Nothing') },
            ]}
          />
        ),
        say: {
          es: '«Nada» se puede marcar junto con lo demás, y entonces no se sabe qué quiso decir.',
          en: '“Nothing” can be ticked along with the others, and then nobody knows what was meant.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de casilla en casilla.', en: 'Goes from box to box.' } },
    { keys: ['Space'], does: { es: 'Marca o desmarca.', en: 'Ticks, or takes the tick away.' } },
  ],
  reads: [
    {
      es: 'Al entrar: «¿Necesitan algo? (opcional), grupo. Silla de ruedas, casilla, sin marcar».',
      en: 'On the way in: “Do you need anything? (optional), group. Wheelchair, checkbox, not checked”.',
    },
    {
      es: 'Con un error, cada casilla lo dice: «entrada no válida, Eso no lo podemos ofrecer en este evento».',
      en: 'With an error each box says it: “invalid entry, We cannot offer that at this event”.',
    },
  ],
  props: {
    options: 'Lo que se puede marcar, en orden.',
    defaultValues: 'Lo que está marcado al principio.',
    values: 'Lo que está marcado, cuando la página lo sabe.',
    onValuesChange: 'Se llama con lo marcado después de cada cambio, en el orden de las opciones.',
  },
  stories: {
    InAForm: {
      name: 'En un formulario',
      text: 'Un formulario manda lo marcado con un solo nombre, separado por comas.',
    },
    Refused: {
      name: 'Rechazado',
      text: 'Lo que el servidor dice va debajo y se lee con cada casilla.',
    },
    KnownToThePage: { name: 'La página lo sabe', text: 'La página sabe qué está marcado.' },
  },
}
