import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Checkbox } from './Checkbox.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una casilla para marcar, con su nombre a la derecha. Dibuja `<div>` alrededor de `<input type="checkbox">`; `className` va al `<div>`, la ref y las demás props al `<input>`.',
  use: [
    {
      es: 'Para un sí o no que se manda después, con un formulario.',
      en: 'For a yes or no that is sent later, with a form.',
    },
    {
      es: 'Para elegir filas con las que después se hace algo.',
      en: 'For picking rows with which something is done afterwards.',
    },
  ],
  instead: [
    {
      component: 'Switch',
      when: { es: 'cuando el cambio se hace enseguida.', en: 'when the change is made at once.' },
    },
    {
      component: 'CheckboxGroup',
      when: {
        es: 'para varias casillas debajo de una misma pregunta.',
        en: 'for several boxes under one question.',
      },
    },
    {
      component: 'Select',
      when: { es: 'para elegir una cosa entre varias.', en: 'for one choice of several.' },
    },
  ],
  code: (t) => `import { Checkbox, Form, SubmitRow } from '@gallery/ui'

export function News({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  return (
    <Form onSubmit={save}>
      <Checkbox
        name="news"
        label="${t('Recibir las novedades por mail', 'Get the news by e-mail')}"
        hint="${t('Una vez por mes.', 'Once a month.')}"
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
          es: 'La casilla y su nombre, que se aprieta también: dice qué pasa si se marca. Con `mixed` la casilla muestra una raya.',
          en: 'The box and its label, which can be pressed too: it says what holds when it is ticked. With `mixed` the box shows a bar.',
        },
      },
      {
        at: 'p[id$="-error"]',
        name: {
          es: 'El error: qué hacer para seguir.',
          en: 'The error: what to do to go on.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Checkbox
            name="do-news"
            label={t('Recibir las novedades por mail', 'Get the news by e-mail')}
            defaultChecked
          />
        ),
        say: {
          es: 'Decí lo que pasa si se marca, en positivo.',
          en: 'Say what happens when it is ticked, without a “not”.',
        },
      },
      {
        show: (t) => <Checkbox name="do-terms" label={t('Leí las condiciones', 'I have read the terms')} />,
        say: {
          es: 'Lo que alguien acepta empieza sin marcar: la marca es suya.',
          en: 'What somebody agrees to begins without a tick: the tick is theirs.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Checkbox
            name="dont-news"
            label={t('No quiero dejar de recibir novedades', 'Do not stop sending me the news')}
          />
        ),
        say: {
          es: 'Dos negaciones: nadie sabe qué marca.',
          en: 'Two negations: nobody knows what they tick.',
        },
      },
      {
        show: (t) => (
          <Checkbox
            name="dont-terms"
            label={t('Leí las condiciones', 'I have read the terms')}
            defaultChecked
          />
        ),
        say: {
          es: 'Ya marcada, contesta en lugar de quien debía contestar.',
          en: 'Ticked beforehand, it answers in the place of whoever was asked.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Llega a la casilla y la deja.', en: 'Reaches the box, and leaves it.' },
    },
    {
      keys: ['Space'],
      does: { es: 'La marca o la desmarca.', en: 'Ticks it or takes the tick away.' },
    },
  ],
  reads: [
    {
      es: '«Recibir las novedades por mail, casilla, sin marcar»; con `mixed`, «marcada en parte».',
      en: '“Get the news by e-mail, checkbox, not checked”; with `mixed`, “half checked”.',
    },
    {
      es: 'Con un error: «…, entrada no válida, Marcá la casilla para seguir».',
      en: 'With an error: “…, invalid entry, Tick the box to go on”.',
    },
  ],
  props: {
    value: 'Lo que se manda si la casilla está marcada; si no lo está, no se manda nada.',
    mixed: 'Muestra una raya: parte de lo que la casilla representa está marcado.',
  },
  stories: {
    Unticked: {
      name: 'Sin marcar',
      text: 'Sus palabras son parte de lo que se aprieta; un formulario la manda solo si está marcada.',
    },
    Ticked: { name: 'Marcada', text: 'Sí.' },
    Mixed: {
      name: 'En parte',
      text: 'Está marcada una parte de lo que representa; apretarla avisa a la página, que dice cuándo deja de ser así.',
    },
    Invalid: { name: 'Con error', text: 'Lo que el servidor dice de ella va debajo.' },
    Disabled: { name: 'Deshabilitada', text: 'Ahora no se puede cambiar.' },
  },
}
