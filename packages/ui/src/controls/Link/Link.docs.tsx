import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Link } from './Link.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un enlace, por el componente que recibió `LinkProvider`. Dibuja `<a>`.',
  use: [
    { es: 'Para todo camino a otra página.', en: 'For every way to another page.' },
    {
      es: 'Con `underline="hover"` en listas, epígrafes y menús, donde ya se sabe que es un enlace.',
      en: 'With `underline="hover"` in lists, captions and navigation, where it is plain that it is a link.',
    },
  ],
  instead: [
    {
      component: 'Button',
      when: {
        es: 'con `variant="tertiary"` para una acción que parece un enlace, o con `href` para el camino por el que la pantalla existe.',
        en: 'with `variant="tertiary"` for an action that looks like a link, or with an `href` for the one a view is for.',
      },
    },
    {
      component: 'TagLinks',
      when: { es: 'para los temas de una ficha.', en: 'for the subjects of a record.' },
    },
    {
      component: 'Breadcrumb',
      when: { es: 'para el camino hasta esta página.', en: 'for the way to this page.' },
    },
  ],
  code: (t) => `import { Link, type LinkProps, LinkProvider, Text } from '@gallery/ui'

/** The link of your router. */
function RouterLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

export function Intro() {
  return (
    <LinkProvider component={RouterLink}>
      <Text>
        ${t('Entre las obras está', 'Among the works is')} <Link href="/works/35">${t('Ritmo sobre eje', 'Rhythm on Axis')}</Link>.
      </Text>
    </LinkProvider>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Text>
            {t('Se puede ver también', 'You can also see')}{' '}
            <Link href="#catalogue">{t('el catálogo de la muestra', 'the catalogue of the exhibition')}</Link>
            .
          </Text>
        ),
        say: {
          es: 'Las palabras del enlace dicen adónde lleva, también leídas solas.',
          en: 'The words of the link say where it leads, also when read alone.',
        },
      },
      {
        show: (t) => (
          <Text>
            {t(
              'La muestra reúne veintidós obras, entre ellas',
              'The exhibition has twenty-two works, among them'
            )}{' '}
            <Link href="#35">{t('Ritmo sobre eje', 'Rhythm on Axis')}</Link>.
          </Text>
        ),
        say: {
          es: 'En un texto va siempre subrayado: el color solo no alcanza.',
          en: 'In running text it is always underlined: colour alone is not enough.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Text>
            {t('Para ver el catálogo de la muestra,', 'To see the catalogue of the exhibition,')}{' '}
            <Link href="#catalogue">{t('hacé clic acá', 'click here')}</Link>.
          </Text>
        ),
        say: {
          es: '«Acá» no dice nada en la lista de enlaces de la página.',
          en: '“Here” says nothing in the list of the page’s links.',
        },
      },
      {
        show: (t) => (
          <Text>
            {t(
              'La muestra reúne veintidós obras, entre ellas',
              'The exhibition has twenty-two works, among them'
            )}{' '}
            <Link href="#35" underline="none">
              {t('Ritmo sobre eje', 'Rhythm on Axis')}
            </Link>
            .
          </Text>
        ),
        say: {
          es: 'Sin línea, en medio de una oración, nadie sabe que se aprieta.',
          en: 'Without a line, in the middle of a sentence, nobody knows that it can be pressed.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Llega al enlace.', en: 'Reaches the link.' } },
    { keys: ['Enter'], does: { es: 'Lo sigue.', en: 'Follows it.' } },
  ],
  reads: [
    { es: '«Ritmo sobre eje, enlace».', en: '“Rhythm on Axis, link”.' },
    {
      es: 'Con `aria-busy`, mientras su página llega: «ocupado».',
      en: 'With `aria-busy`, while its page is on its way: “busy”.',
    },
  ],
  props: {},
  stories: {
    InText: { name: 'En un texto', text: 'Dentro de un texto un enlace va siempre subrayado.' },
    OnHover: { name: 'Con el puntero', text: 'En listas y menús la línea viene con el puntero.' },
    OnItsWay: {
      name: 'En camino',
      text: 'Se apretó y su página está llegando: quien sigue los enlaces lo dice con `aria-busy`.',
    },
    ThroughProvider: {
      name: 'Por el proveedor',
      text: 'El kit no conoce ningún enrutador: `LinkProvider` trae el enlace propio del sitio.',
    },
  },
}
