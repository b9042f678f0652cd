import { Button } from '../../controls/Button/Button.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ScreenTitle } from './ScreenTitle.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El marco de todas las pantallas del panel: barra lateral y columna; por debajo de 1088px, una barra con «Menú» sobre la columna. La columna es por lo menos tan alta como la ventana, así que una barra a su pie queda al pie de la ventana. Dibuja `<div>`.',
  use: [
    {
      es: 'Una vez, alrededor de todas las pantallas del panel.',
      en: 'Once, around every screen of the panel.',
    },
    {
      es: 'Con `ScreenTitle` primero, y una `SaveBar`, `BulkBar` o `FootBar` al final, si hace falta.',
      en: 'With `ScreenTitle` first, and a `SaveBar`, `BulkBar` or `FootBar` last, where one is needed.',
    },
  ],
  instead: [
    {
      component: 'Page',
      when: {
        es: 'con `Header` y `Footer`, para las páginas que ve todo el mundo.',
        en: 'with `Header` and `Footer`, for the public’s pages.',
      },
    },
    {
      component: 'SplitView',
      when: {
        es: 'adentro, para una lista y lo que se abre de ella.',
        en: 'inside, for a list and what is opened from it.',
      },
    },
  ],
  code: (t) => `import { AppShell, ScreenTitle } from '@gallery/ui/admin'

interface WorksScreenProps {
  openPalette: () => void
  signOut: () => void
}

export function WorksScreen({ openPalette, signOut }: WorksScreenProps) {
  return (
    <AppShell
      name="Ochava"
      homeHref="/admin"
      groups={[
        {
          label: '${t('Colección', 'Collection')}',
          links: [{ href: '/admin/works', label: '${t('Obras', 'Works')}', current: true }],
        },
      ]}
      onGo={openPalette}
      user="Lucía Prado"
      siteHref="/"
      languages={[
        { language: 'es', label: 'Español', href: '/es/admin/works' },
        { language: 'en', label: 'English', href: '/en/admin/works' },
      ]}
      onSignOut={signOut}
    >
      <ScreenTitle title="${t('Obras', 'Works')}" />
    </AppShell>
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'header > a[aria-label]',
        name: {
          es: 'El logo: lleva a la primera pantalla.',
          en: 'The logo: it leads to the first screen.',
        },
      },
      {
        at: 'header > button',
        name: {
          es: '«Ir a…»: abre la paleta, con la tecla que hace lo mismo.',
          en: '“Go to…”: opens the palette, with the key that does the same.',
        },
      },
      {
        at: 'header nav h2',
        name: {
          es: 'Un grupo de pantallas; el que se pliega dice cuánto espera detrás.',
          en: 'A group of screens; one that folds says how much waits behind it.',
        },
      },
      {
        at: 'header nav a[aria-current="page"]',
        name: {
          es: 'La pantalla en que se está: la esquina cortada.',
          en: 'The screen that one is on: the cut corner.',
        },
      },
      {
        at: 'header nav + div',
        name: {
          es: 'Quién entró, el sitio, el otro idioma y «Salir».',
          en: 'Who is signed in, the site, the other language and “Sign out”.',
        },
      },
      {
        at: 'main h1',
        name: {
          es: 'El título de la pantalla, de `ScreenTitle`; a su derecha, lo que se hace.',
          en: 'The title of the screen, of `ScreenTitle`; at its right, what is done.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <ScreenTitle
            title={t('Obras', 'Works')}
            actions={<Button size="s">{t('Nueva obra', 'New work')}</Button>}
          />
        ),
        say: {
          es: 'Un solo botón primario: lo que más se hace en la pantalla.',
          en: 'One primary button: what is done most on the screen.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ScreenTitle
            title={t('Obras', 'Works')}
            actions={
              <Inline space="s3">
                <Button size="s">{t('Importar', 'Import')}</Button>
                <Button size="s">{t('Exportar', 'Export')}</Button>
                <Button size="s">{t('Nueva obra', 'New work')}</Button>
              </Inline>
            }
          />
        ),
        say: {
          es: 'Tres iguales hay que leerlos cada vez, y en un teléfono bajan el trabajo media pantalla.',
          en: 'Three alike have to be read each time, and on a phone they push the work half a screen down.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Primero «Saltar al contenido», que lleva a la pantalla; después la barra lateral.',
        en: 'First “Skip to content”, which leads to the screen; then the sidebar.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En un grupo que se pliega: lo abre y lo cierra. En «Menú»: abre la hoja, con el foco en «Cerrar».',
        en: 'On a group that folds: opens it and closes it. On “Menu”: opens the sheet, with the focus on “Close”.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra la hoja; el foco vuelve a «Menú».',
        en: 'Closes the sheet; the focus goes back to “Menu”.',
      },
    },
  ],
  reads: [
    {
      es: 'Tres regiones: el encabezado, en él la navegación «Panel», y el contenido principal.',
      en: 'Three landmarks: the banner, in it the navigation “Panel”, and the main content.',
    },
    {
      es: '«Turnos, 26 esperan, enlace»; la pantalla en que se está: «Obras, enlace, página actual».',
      en: '“Slots, 26 wait, link”; the screen that one is on: “Works, link, current page”.',
    },
    {
      es: 'Un grupo plegado: «Historial, 2 esperan, botón, contraído».',
      en: 'A folded group: “History, 2 wait, button, collapsed”.',
    },
    {
      es: 'La hoja: «Menú, diálogo».',
      en: 'The sheet: “Menu, dialog”.',
    },
  ],
  props: {
    name: 'El nombre de la galería: cómo se llama el enlace a la primera pantalla, y lo que muestra donde no hay logo.',
    logo: 'El logo de la galería: un dibujo o una imagen, de 2.5rem de alto a lo sumo. Sin él va el nombre en palabras.',
    homeHref: 'La primera pantalla del panel.',
    loading: 'Si hay datos en camino: una barra en lo alto de la ventana, cuando tarda un poco.',
    letterKeys:
      'Si las teclas de una letra hacen algo en lo que está adentro: `j`, `k`, `x`, `/`. Dejá que cada persona las apague: a quien le habla a la máquina, una palabra dicha se le aprieta letra por letra.',
    children:
      'La pantalla: `ScreenTitle`, de qué se trata y, al final, como hijo aparte, una `SaveBar`, `BulkBar` o `FootBar`.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Toda pantalla está a un toque; la que se ve lleva la esquina cortada.',
    },
    ForeignLogo: { name: 'Otra casa', text: 'Otra casa firma con un dibujo propio.' },
    Folded: {
      name: 'Plegado',
      text: 'Lo que se pide poco está detrás de su nombre, que dice cuánto espera ahí.',
    },
    Low: {
      name: 'Ventana baja',
      text: 'Si en la ventana no entran todas las pantallas, se desplazan solas: la abierta y la cuenta quedan a la vista.',
    },
    WithBar: {
      name: 'Con barra',
      text: 'La barra está al pie de la ventana aunque la pantalla sea corta, y lo que se puede deshacer va encima de ella.',
    },
    WithoutLetterKeys: {
      name: 'Sin teclas de una letra',
      text: 'Con las teclas de una letra apagadas no pasa nada cuando alguien le habla a la máquina; las flechas, la barra espaciadora y Enter siguen.',
    },
    Loading: { name: 'Cargando', text: 'Hay datos en camino.' },
    Narrow: {
      name: 'Angosto',
      text: 'Por debajo de 1088px la palabra «Menú» está en lugar de la barra lateral.',
    },
    SheetOpen: {
      name: 'Hoja abierta',
      text: 'La hoja recibe el foco, lo devuelve con Escape, y se cierra con lo que se apretó en ella.',
    },
    Tablet: { name: 'Tableta', text: 'Una tableta.' },
  },
}
