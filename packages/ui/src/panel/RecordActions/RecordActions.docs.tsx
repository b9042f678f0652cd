import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que se puede hacer con una ficha, en un solo orden en todas las pantallas: las fichas de al lado, su historial, el sitio, el resto detrás de tres puntos, si se muestra, y lo principal al final. Dibuja `<div>`.',
  use: [
    {
      es: 'Como `actions` del `ScreenTitle` de una ficha.',
      en: 'As `actions` of the `ScreenTitle` of a record.',
    },
  ],
  instead: [
    {
      component: 'Button',
      when: { es: 'en la pantalla de una lista.', en: 'on the screen of a list.' },
    },
    {
      component: 'SaveBar',
      when: {
        es: 'para guardar: la barra aparece sola, al pie.',
        en: 'for saving: the bar appears by itself, at the foot.',
      },
    },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { RecordActions } from '@gallery/ui/admin'

export function WorkActions({ onHistory, onDelete }: { onHistory: () => void; onDelete: () => void }) {
  return (
    <RecordActions
      history={
        <Button variant="tertiary" size="s" onClick={onHistory}>
          ${t('Historial', 'History')}
        </Button>
      }
      more={[{ label: '${t('Borrar', 'Delete')}', onSelect: onDelete, tone: 'danger' }]}
      primary={<Button size="s">${t('Compartir', 'Share')}</Button>}
    />
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'nav',
        name: { es: '`steps`: las fichas de al lado.', en: '`steps`: the records beside it.' },
      },
      {
        at: 'nav + button',
        name: { es: '`history`: qué le pasó.', en: '`history`: what happened to it.' },
      },
      {
        at: 'nav + button + button',
        name: { es: '`view`: cómo se ve en el sitio.', en: '`view`: what it looks like on the site.' },
      },
      {
        at: 'button[aria-haspopup="menu"]',
        name: { es: '`more`: lo que se hace rara vez.', en: '`more`: what is done rarely.' },
      },
      {
        at: '[data-variant="primary"]',
        name: {
          es: '`primary`: lo que más se hace, una sola cosa.',
          en: '`primary`: what is done most, one thing.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓'],
      does: { es: 'En los tres puntos: abren el menú.', en: 'On the three dots: open the menu.' },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra el menú y devuelve el foco a los tres puntos.',
        en: 'Closes the menu and gives the focus back to the three dots.',
      },
    },
  ],
  reads: [
    {
      es: 'Los tres puntos: «Más, botón de menú, contraído».',
      en: 'The three dots: “More, menu button, collapsed”.',
    },
  ],
  props: {
    steps: 'Los caminos a la ficha anterior y a la siguiente.',
    history: 'Abre lo que le pasó.',
    view: 'Lleva a ella en el sitio.',
    more: 'Detrás de tres puntos.',
    state: 'Los interruptores que la muestran o la esconden.',
    primary: 'Lo que más se hace, una sola cosa.',
  },
  stories: {
    Default: {
      name: 'Así viene',
      text: 'Un solo orden, tenga lo que tenga la ficha; lo raro está detrás de los puntos.',
    },
  },
}
