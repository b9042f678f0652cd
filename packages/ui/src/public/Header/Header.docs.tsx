import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { Header } from './Header.tsx'

const common = (t: Tell) => ({
  name: 'Ochava',
  homeHref: '#',
  languages: [{ language: t('en', 'es'), label: t('English', 'Español'), href: '#' }],
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La cabeza de todas las páginas públicas. Desde 1088px, una fila de enlaces; por debajo, la palabra «Menú» los abre como una hoja sobre toda la ventana o, antes de que lleguen los scripts y cuando la hoja no se puede cargar, debajo del logo. Dibuja `<header>`.',
  use: [
    {
      es: 'Como el `header` de `Page`, una vez y el mismo en todas las páginas.',
      en: 'As the `header` of `Page`, once, and the same on every page.',
    },
  ],
  instead: [
    {
      component: 'PrivateHeader',
      when: {
        es: 'en una página que se abre con un enlace secreto.',
        en: 'on a page that a secret link opens.',
      },
    },
    {
      component: 'PageTitle',
      when: { es: 'para el título de una página.', en: 'for the title of one page.' },
    },
    {
      component: 'AppShell',
      when: {
        es: 'en el panel, que trae su propia navegación.',
        en: 'in the panel, which brings a navigation of its own.',
      },
    },
  ],
  code: (t) => `import { Header } from '@gallery/ui'

export function SiteHeader({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Header
      name="Ochava"
      homeHref="/"
      nav={[
        { href: '/exhibitions', label: '${t('Muestras', 'Exhibitions')}', current: true },
        { href: '/artists', label: '${t('Artistas', 'Artists')}' },
        { href: '/archive', label: '${t('Archivo', 'Archive')}' },
      ]}
      search={{ href: '/search' }}
      languages={[
        { language: 'es', label: 'Español', href: '/' },
        { language: 'en', label: 'English', href: '/en' },
      ]}
      account={{ state: 'out', signInHref: '/sign-in', onSignIn }}
    />
  )
}
`,
  anatomy: {
    story: 'CurrentPart',
    parts: [
      {
        at: 'header a[aria-label]',
        name: {
          es: 'El logo, que lleva al inicio; sin logo, el nombre.',
          en: 'The logo, which leads home; without a logo, the name.',
        },
      },
      {
        at: 'header nav',
        name: {
          es: 'Las partes del sitio. Por debajo de 1088px están detrás de «Menú».',
          en: 'The parts of the site. Below 1088px they are behind “Menu”.',
        },
      },
      {
        at: 'header nav a[aria-current="page"]',
        name: {
          es: 'La parte en la que se está, en negrita: lo de al lado no se mueve.',
          en: 'The part that one is in, bold: nothing beside it moves.',
        },
      },
      {
        at: 'header nav + div > a',
        name: { es: 'La búsqueda, si el sitio la tiene.', en: 'The search, where the site has one.' },
      },
      {
        at: 'header nav + div ul',
        name: {
          es: 'Esta página en los otros idiomas, cada uno con su nombre.',
          en: 'This page in the other languages, each by its own name.',
        },
      },
      {
        at: 'header nav + div > a:last-child',
        name: {
          es: 'La cuenta: «Ingresar», o el nombre de quien ingresó, que abre un menú.',
          en: 'The account: “Sign in”, or the name of who has signed in, which opens a menu.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <Header
            {...common(t)}
            nav={[
              { href: '#1', label: t('Muestras', 'Exhibitions'), current: true },
              { href: '#2', label: t('Artistas', 'Artists') },
              { href: '#3', label: t('Archivo', 'Archive') },
            ]}
          />
        ),
        say: {
          es: 'Una palabra por parte, y la que se está viendo, marcada: así se sabe dónde se está.',
          en: 'One word for each part, and the one in sight marked: so one knows where one is.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Header
            {...common(t)}
            nav={[
              {
                href: '#1',
                label: t('Ver todas las muestras de este año', 'See all the exhibitions of this year'),
              },
              {
                href: '#2',
                label: t('Ver todos los artistas de la galería', 'See all the artists of the gallery'),
              },
              {
                href: '#3',
                label: t('Ver todo lo que guarda nuestro archivo', 'See everything that our archive holds'),
              },
              {
                href: '#4',
                label: t('Ver cómo llegar y a qué hora abrimos', 'See how to get here and when we open'),
              },
            ]}
          />
        ),
        say: {
          es: 'Las frases no entran en una fila, y empiezan todas igual.',
          en: 'Sentences do not fit in a row, and all begin alike.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va del logo a los enlaces, la búsqueda, los idiomas y la cuenta.',
        en: 'Goes from the logo to the links, the search, the languages and the account.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En «Menú», abre la hoja; el foco va a «Cerrar», que está en el mismo lugar.',
        en: 'On “Menu”, opens the sheet; the focus goes to “Close”, which is in the same place.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra la hoja, y el foco vuelve a «Menú». El botón de volver del teléfono también la cierra.',
        en: 'Closes the sheet, and the focus goes back to “Menu”. The phone’s back button closes it too.',
      },
    },
  ],
  reads: [
    {
      es: '«Banner. Ochava, enlace. Principal, navegación, lista, 7 elementos. Eventos, enlace, página actual».',
      en: '“Banner. Ochava, link. Main, navigation, list, 7 items. Events, link, current page”.',
    },
    {
      es: 'En un teléfono: «Menú, botón, contraído, abre un diálogo»; abierto, «Menú, diálogo».',
      en: 'On a phone: “Menu, button, collapsed, opens a dialog”; once open, “Menu, dialog”.',
    },
    { es: 'Con la cuenta abierta: «Lucía, botón, menú».', en: 'Signed in: “Lucía, button, menu”.' },
  ],
  props: {
    name: 'El nombre de la galería: como se llama el enlace al inicio, y lo que muestra si no hay logo.',
    logo: 'El logo de la galería: un dibujo o una imagen de 2.5rem de alto como mucho. Sin él está el nombre, con palabras.',
    homeHref: 'Adónde lleva el logo.',
    nav: 'Las partes del sitio, en orden.',
    search: 'La página de búsqueda; sin esto no hay «Buscar».',
    languages: 'Todos los idiomas del sitio, cada uno con su propio nombre.',
    account: 'Quién es quien visita; no se da mientras no se sabe.',
  },
  stories: {
    SignedOut: { name: 'Sin ingresar', text: 'Como lo encuentra quien visita.' },
    ForeignLogo: { name: 'Otro logo', text: 'Otra casa firma con un dibujo suyo.' },
    InWords: { name: 'Con palabras', text: 'Sin logo está el nombre, con palabras.' },
    CurrentPart: { name: 'Parte actual', text: 'La parte que se ve está en negrita; nada se mueve al lado.' },
    SignedIn: {
      name: 'Con cuenta',
      text: 'El nombre de quien visita abre el menú de su cuenta; quien administra encuentra ahí el panel.',
    },
    SignInDialog: {
      name: 'Ingreso en un diálogo',
      text: 'Un clic común en «Ingresar» se queda en la página, para el diálogo de ingreso.',
    },
    Narrow: {
      name: 'Angosta',
      text: 'Por debajo de 1088px, la palabra «Menú» está en lugar de los enlaces.',
    },
    SheetOpen: {
      name: 'Hoja abierta',
      text: 'La hoja toma el foco, lo devuelve con Escape, y tiene la cuenta al pie.',
    },
    LongName: {
      name: 'Nombre largo',
      text: 'Un nombre largo ocupa renglones parejos; «Menú» queda en la ventana.',
    },
    LongNameWide: { name: 'Nombre largo, ancha', text: 'Al lado de los enlaces les deja su fila.' },
  },
}
