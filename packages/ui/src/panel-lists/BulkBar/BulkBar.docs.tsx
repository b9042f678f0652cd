import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { BulkBar } from './BulkBar.tsx'
import type { BulkAction } from './barWidth.ts'

const act = () => {}

/** The bar of five works, with the given actions. */
function Chosen({ t, actions }: { t: Tell; actions: readonly BulkAction[] }) {
  return <BulkBar count={5} label={t('5 obras elegidas', '5 works chosen')} onClear={act} actions={actions} />
}

const publish = (t: Tell) => ({ label: t('Publicar', 'Publish'), onAct: act })
const collect = (t: Tell) => ({ label: t('Agregar a colección', 'Add to a collection'), onAct: act })
const hide = (t: Tell) => ({ label: t('Ocultar', 'Hide'), onAct: act })
const share = (t: Tell) => ({ label: t('Compartir en una sala', 'Share in a room'), onAct: act })
const remove = (t: Tell): BulkAction => ({ label: t('Borrar', 'Delete'), onAct: act, tone: 'danger' })

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que se puede hacer con todo lo elegido en una tabla, al pie de la pantalla, en el lugar de la `SaveBar` y nunca al lado de ella. Dibuja `<section>`, o nada mientras no hay nada elegido: entonces el foco vuelve a lo que se eligió primero. Ponela como último hijo de la pantalla.',
  use: [
    {
      es: 'Con una `DataTable` cuyas filas se eligen.',
      en: 'With a `DataTable` whose rows can be ticked.',
    },
    {
      es: 'Para lo que se hace enseguida con muchas: publicar, ocultar, sumar a una colección.',
      en: 'For what is done to many at once: publish, hide, add to a collection.',
    },
  ],
  instead: [
    {
      component: 'BulkReview',
      when: {
        es: 'cuando hay que ver cada una antes y después.',
        en: 'when each has to be seen before and after.',
      },
    },
    {
      component: 'DataTable',
      when: { es: 'para una sola: el menú de su fila.', en: 'for one: the menu of its row.' },
    },
    {
      component: 'SaveBar',
      when: { es: 'para guardar el formulario de una.', en: 'to save the form of one record.' },
    },
    {
      component: 'FootBar',
      when: { es: 'al pie de otra pantalla.', en: 'at the foot of another screen.' },
    },
  ],
  code: (t) => `import { BulkBar } from '@gallery/ui/admin'

interface ChosenWorksProps {
  chosen: ReadonlySet<number>
  clear: () => void
  publish: () => void
  remove: () => void
}

export function ChosenWorks({ chosen, clear, publish, remove }: ChosenWorksProps) {
  return (
    <BulkBar
      count={chosen.size}
      label={\`\${chosen.size} ${t('obras elegidas', 'works chosen')}\`}
      onClear={clear}
      actions={[
        { label: '${t('Publicar', 'Publish')}', onAct: publish },
        { label: '${t('Borrar', 'Delete')}', onAct: remove, tone: 'danger' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Wide',
    parts: [
      {
        at: 'section[data-foot-bar] input[type="checkbox"]',
        name: {
          es: 'Saca todo lo elegido, y con eso la barra.',
          en: 'Unticks everything, and so takes the bar away.',
        },
      },
      {
        at: 'section[data-foot-bar] [role="status"]',
        name: { es: 'Cuántas, en esta página y en otras.', en: 'How many, on this page and on others.' },
      },
      {
        at: 'section[data-foot-bar] [role="status"] + button',
        name: {
          es: 'Elige todo lo que encuentra el filtro; con todo elegido no está.',
          en: 'Ticks all that the filter finds; once all are ticked it is gone.',
        },
      },
      {
        at: 'section[data-foot-bar] > div:last-child > button:first-child',
        name: {
          es: 'Lo que más se hace: una acción en un teléfono, dos desde 1088px, y hasta cuatro desde 1280px.',
          en: 'What is done most: one action on a phone, two from 1088px and up to four from 1280px on.',
        },
      },
      {
        at: 'section[data-foot-bar] button[aria-haspopup]',
        name: { es: 'Las que no tienen lugar.', en: 'Those without space.' },
      },
      {
        at: 'section[data-foot-bar] > div:last-child > button:last-child',
        name: {
          es: 'La principal; por debajo de 1088px va al menú.',
          en: 'The primary one; below 1088px it goes into the menu.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Chosen t={t} actions={[publish(t), hide(t), collect(t), share(t), remove(t)]} />,
        say: {
          es: 'Lo que más se hace va primero, y lo que no vuelve, último: queda en el menú.',
          en: 'What is done most comes first, and what cannot be undone last: it stays in the menu.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Chosen t={t} actions={[remove(t), publish(t), hide(t), collect(t), share(t)]} />,
        say: {
          es: '«Borrar» es el primer botón, y en un teléfono el único: se aprieta por error.',
          en: '“Delete” is the first button, and on a phone the only one: it is pressed by mistake.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'La casilla, «Elegir las 38», las acciones, «Más acciones» y la principal.',
        en: 'The box, “Choose all 38”, the actions, “More actions” and the primary one.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'En la casilla, saca todo lo elegido; el foco vuelve a la fila que se eligió primero.',
        en: 'On the box, unticks everything; the focus goes back to the row that was ticked first.',
      },
    },
    {
      keys: ['Esc'],
      does: { es: 'Cierra «Más acciones» sin hacer nada.', en: 'Closes “More actions” and does nothing.' },
    },
  ],
  reads: [
    {
      es: '«Con lo elegido, región. No elegir nada, casilla, parcialmente marcada».',
      en: '“With what is chosen, region. Choose nothing, checkbox, partially checked”.',
    },
    {
      es: 'Cuando cambia cuántas son, se dice: «6 obras elegidas».',
      en: 'When their number changes it is said: “6 works chosen”.',
    },
  ],
  props: {
    count: 'Cuántas hay elegidas, en esta página y en otras. Con ninguna no hay barra.',
    label: 'Lo dice: «5 obras elegidas».',
    total: 'Cuántas encuentra el filtro; con `onChooseAll`, la barra ofrece elegirlas todas.',
    onChooseAll: 'Elige todo lo que encuentra el filtro.',
    chooseAllLabel: '«Elegir las 38».',
    onClear: 'Saca todo lo elegido.',
    actions:
      'Lo que se puede hacer con ellas, lo más usado primero. Lo que no tiene lugar va a «Más acciones».',
    primary: 'La de la esquina cortada.',
  },
  stories: {
    Wide: {
      name: 'Ancha',
      text: 'Desde 1280px hay cuatro acciones como botones; si son más, tres y el menú con las otras.',
    },
    Medium: { name: 'Media', text: 'Por debajo de 1280px hay dos acciones como botones.' },
    Narrow: {
      name: 'Angosta',
      text: 'En un teléfono queda la primera; todas las demás, también la principal, están en el menú.',
    },
    All: { name: 'Todas', text: 'Todo lo que encuentra el filtro.' },
    OwnWords: {
      name: 'Palabras propias',
      text: 'Las palabras del kit, para lo que no tiene un nombre propio.',
    },
    None: { name: 'Ninguna', text: 'No hay nada elegido: no hay barra.' },
  },
}
