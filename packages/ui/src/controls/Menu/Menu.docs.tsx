import { Inline } from '../../layout/Inline/Inline.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una palabra que abre una lista de enlaces y acciones: las flechas se mueven, las letras saltan, Escape cierra y devuelve el foco. Dibuja el `<button>` que la abre; la lista cuelga del final del documento, o del diálogo que la rodea.',
  use: [
    {
      es: 'Para las acciones menos frecuentes de una fila.',
      en: 'For the rarer actions of a row.',
    },
    {
      es: 'Para lo que es de la cuenta: datos, reservas, salir.',
      en: 'For what belongs to the account: details, bookings, signing out.',
    },
  ],
  instead: [
    {
      component: 'Button',
      when: { es: 'para una acción que se quiere siempre.', en: 'for an action that is always wanted.' },
    },
    {
      component: 'Select',
      when: { es: 'para un valor de un formulario.', en: 'for a value of a form.' },
    },
    {
      component: 'StatusMenu',
      when: {
        es: 'en el panel, para cambiar el estado de una ficha.',
        en: 'in the panel, to change the state of a record.',
      },
    },
    {
      component: 'LanguageMenu',
      when: { es: 'para los idiomas de la página.', en: 'for the languages of the page.' },
    },
  ],
  code: (t) => `import { Menu } from '@gallery/ui'

interface MoreProps {
  duplicate: () => void
  remove: () => void
}

export function More({ duplicate, remove }: MoreProps) {
  return (
    <Menu
      label="${t('Más acciones', 'More actions')}"
      items={[
        { kind: 'link', label: '${t('Ver en el sitio', 'See on the site')}', href: '/works/35' },
        { kind: 'action', label: '${t('Duplicar', 'Duplicate')}', onSelect: duplicate },
        { kind: 'divider', id: 'end' },
        { kind: 'action', label: '${t('Borrar', 'Delete')}', onSelect: remove, tone: 'danger' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Closed',
    parts: [
      {
        at: 'button',
        name: {
          es: 'La palabra que abre: dice qué hay adentro.',
          en: 'The word that opens: it says what is inside.',
        },
      },
      {
        at: 'button svg',
        name: {
          es: 'La punta de flecha: avisa que se abre una lista, y no una página.',
          en: 'The chevron: it tells that a list opens, not a page.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Inline space="s5">
            <Button>{t('Guardar', 'Save')}</Button>
            <Menu
              label={t('Más acciones', 'More actions')}
              items={[
                { kind: 'action', label: t('Duplicar', 'Duplicate'), onSelect: ignore },
                { kind: 'action', label: t('Borrar', 'Delete'), onSelect: ignore, tone: 'danger' },
              ]}
            />
          </Inline>
        ),
        say: {
          es: 'Lo que se hace siempre, a la vista; lo demás, en el menú.',
          en: 'What is always done in sight; the rest in the menu.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Menu
            label={t('Opciones', 'Options')}
            items={[{ kind: 'action', label: t('Guardar', 'Save'), onSelect: ignore }]}
          />
        ),
        say: {
          es: 'La acción principal escondida detrás de una palabra que no dice nada.',
          en: 'The main action hidden behind a word that says nothing.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓'],
      does: {
        es: 'Sobre la palabra: abre la lista, con el foco en la primera línea.',
        en: 'On the word: opens the list, with the focus on its first line.',
      },
    },
    {
      keys: ['↑'],
      does: {
        es: 'Sobre la palabra: la abre en la última línea.',
        en: 'On the word: opens it on the last line.',
      },
    },
    {
      keys: ['↓', '↑', 'Home', 'End'],
      does: {
        es: 'En la lista: se mueven, y dan la vuelta en las puntas.',
        en: 'In the list: move, and go round at the ends.',
      },
    },
    {
      keys: ['a–z'],
      does: {
        es: 'Van a la línea que empieza así; la misma letra otra vez, a la siguiente.',
        en: 'Go to the line that begins so; the same letter again, to the next one.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Sobre una línea: cierra, devuelve el foco y la hace.',
        en: 'On a line: closes, gives the focus back and does it.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra y devuelve el foco; un diálogo alrededor queda abierto.',
        en: 'Closes and gives the focus back; a dialog around it stays open.',
      },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Cierra y sigue a lo que viene después de la palabra.',
        en: 'Closes, and goes on to what follows the word.',
      },
    },
  ],
  reads: [
    {
      es: '«Más acciones, botón, submenú, contraído».',
      en: '“More actions, button, submenu, collapsed”.',
    },
    {
      es: 'Al abrirse: «Más acciones, menú. Ver en el sitio, 1 de 3».',
      en: 'As it opens: “More actions, menu. See on the site, 1 of 3”.',
    },
  ],
  props: {
    label: 'Lo que dice la palabra que abre: el nombre de quien visita.',
    items: 'Las líneas, en orden; cada una con un nombre distinto.',
    align: 'De qué punta de la palabra cuelga la lista.',
  },
  stories: {
    Closed: { name: 'Cerrado', text: 'Una palabra, hasta que se la pide.' },
    Open: {
      name: 'Abierto',
      text: 'Con el teclado: abre, se mueve, encuentra por una letra, da la vuelta, cierra.',
    },
    Prevented: {
      name: 'Impedido',
      text: 'Una página que tiene que hacer algo antes impide que se abra, y queda cerrado.',
    },
    Choosing: { name: 'Elegir', text: 'Una elección lo cierra y devuelve el foco antes de actuar.' },
    Leaving: { name: 'Irse', text: 'Apretar en otra parte lo saca, y Tab también.' },
    InTheCorner: {
      name: 'En la esquina',
      text: 'Sin lugar abajo y con poco al costado: arriba de su palabra, dentro de la ventana.',
    },
    Many: {
      name: 'Muchas líneas',
      text: 'Más líneas que las que entran en la ventana: la lista se desplaza hasta la que tiene el foco, y se queda donde se la dejó.',
    },
    LinesGone: {
      name: 'Una línea se va',
      text: 'Una línea que se va mientras tiene el foco se lo deja a la lista, donde las teclas siguen.',
    },
    InADialog: {
      name: 'En un diálogo',
      text: 'Dentro del diálogo del navegador: encima de él si es modal, al lado de su palabra en cualquiera.',
    },
    OfAnAccount: {
      name: 'De una cuenta',
      text: 'Lo que es de una cuenta, con la salida al final.',
    },
  },
}
