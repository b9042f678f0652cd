import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { PickList } from './PickList.tsx'

const picture = { src: '/pictures/brandariz-04.png', alt: '', width: 815, height: 1200 }

/** Two works without a title, with what stands under each. */
function Untitled({ t, notes }: { t: Tell; notes: readonly { note?: string }[] }) {
  return (
    <PickList
      label={t('Obras para sumar', 'Works to add')}
      items={notes.map((noted, id) => ({
        id,
        title: t('Sin título', 'Untitled'),
        picture,
        chosen: false,
        ...noted,
      }))}
      onAdd={() => {}}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Obras que se suman una tras otra; las que ya están llevan una tilde. Dibuja `<ul>`.',
  use: [
    {
      es: 'Al lado de lo que se arma con ellas: las obras de una colección, en un `WorkBoard`.',
      en: 'Beside what is made of them: the works of a collection, on a `WorkBoard`.',
    },
    {
      es: 'Cuando se suman muchas seguidas y hay que verlas para elegir.',
      en: 'When many are added in a row and one has to see them to choose.',
    },
  ],
  instead: [
    {
      component: 'EntityPicker',
      when: { es: 'para un campo de un formulario.', en: 'for a field of a form.' },
    },
    {
      component: 'OrderedWorks',
      when: { es: 'para las que ya están, en su orden.', en: 'for those that are in it, in their order.' },
    },
    {
      component: 'DataTable',
      when: {
        es: 'para hacer algo con muchas juntas: se eligen con casillas.',
        en: 'to do something with many at once: they are ticked.',
      },
    },
  ],
  code: (t) => `import { PickList } from '@gallery/ui/admin'

export function WorksToAdd({ add }: { add: (id: string | number) => void }) {
  return (
    <PickList
      label="${t('Obras para sumar', 'Works to add')}"
      items={[
        { id: 1, title: 'Diagonal', note: 'Elsa Brandariz, 1958', chosen: true },
        { id: 2, title: 'Patio', note: 'Tomás Verardi, 1961', chosen: false },
      ]}
      onAdd={add}
    />
  )
}
`,
  anatomy: {
    story: 'Works',
    parts: [
      {
        at: 'li:first-child > span',
        name: { es: 'La obra entera, sin recortar.', en: 'The whole work, not cropped.' },
      },
      {
        at: 'li:first-child button',
        name: {
          es: 'La suma; el botón es el mismo antes y después, así el foco no se pierde.',
          en: 'Adds it; the button is the same before and after, so that the focus is not lost.',
        },
      },
      {
        at: 'li[data-chosen] button',
        name: {
          es: 'La tilde: ya está, y apretarla no hace nada.',
          en: 'The tick: it is in, and a press does nothing.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Untitled t={t} notes={[{ note: 'Elsa Brandariz, 1958' }, { note: 'Tomás Verardi, 1961' }]} />
        ),
        say: {
          es: 'Quién y de cuándo: así se distinguen dos que se llaman igual.',
          en: 'Whose and of when: so two of the same name are told apart.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Untitled t={t} notes={[{}, {}]} />,
        say: {
          es: 'Con el título solo, se suma la que no era.',
          en: 'By the title alone one adds the wrong work.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de obra en obra, también por las sumadas.',
        en: 'Goes from work to work, those that are in too.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Suma la obra; el foco queda en su botón.',
        en: 'Adds the work; the focus stays on its button.',
      },
    },
  ],
  reads: [
    {
      es: '«Obras para sumar, lista»; en cada una «Sumar Diagonal, botón».',
      en: '“Works to add, list”; in each “Add Diagonal, button”.',
    },
    {
      es: 'Una vez sumada: «Ya está: Diagonal, botón, no disponible».',
      en: 'Once added: “In it already: Diagonal, button, dimmed”.',
    },
  ],
  props: {
    label: 'Qué se puede sumar acá: «Obras para sumar».',
    items: 'Lo que se puede sumar; `chosen` dice si ya está.',
    onAdd: 'Se llama con lo que se suma; de lo que ya está, no.',
    loading: 'Mientras llegan más; lo que hay queda.',
  },
  stories: {
    Works: { name: 'Obras', text: 'Una ya está; se suma otra, y el foco queda.' },
    Empty: { name: 'Vacía', text: 'Nada responde a la búsqueda.' },
    Loading: { name: 'Cargando', text: 'Las primeras están llegando.' },
  },
}
