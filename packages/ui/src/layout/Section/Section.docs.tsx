import { Link } from '../../controls/Link/Link.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Section } from './Section.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una parte de una página con su encabezado, del ancho de la página. Dibuja `<section>`.',
  use: [
    {
      es: 'Para cada parte de una página, debajo de su título.',
      en: 'For every part of a page below its title.',
    },
    {
      es: 'Con `bleed`, para imágenes que llegan a los bordes de la ventana.',
      en: 'With `bleed`, for pictures that run to the edges of the window.',
    },
  ],
  instead: [
    {
      component: 'Container',
      when: { es: 'para un bloque sin encabezado.', en: 'for a block without a heading.' },
    },
    {
      component: 'Fold',
      when: {
        es: 'en el panel, para lo que pocas veces se abre.',
        en: 'in the panel, for what is rarely opened.',
      },
    },
  ],
  code: (t) => `import { Link, Section, Stack, Text } from '@gallery/ui'

export function Practical() {
  return (
    <Section title="${t('Datos prácticos', 'Practical')}" action={<Link href="/contact">${t('Cómo llegar', 'How to get here')}</Link>}>
      <Stack>
        <Text>${t('Entrada libre, con turno.', 'Free entry, by appointment.')}</Text>
        <Text>${t('La sala está en la planta baja.', 'The room is on the ground floor.')}</Text>
      </Stack>
    </Section>
  )
}
`,
  anatomy: {
    story: 'WithAction',
    parts: [
      {
        at: 'h2',
        name: { es: 'El encabezado: le da su nombre a la parte.', en: 'The heading: it names the part.' },
      },
      {
        at: 'a',
        name: {
          es: 'Al final del renglón, el camino a la lista entera.',
          en: 'At the end of its row, the way to the whole list.',
        },
      },
      {
        at: 'p',
        name: {
          es: 'El contenido, en la columna de la página. Varias cosas van en un `Stack`.',
          en: 'The content, in the page’s column. Several things stand in a `Stack`.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Section
            title={t('Muestras', 'Exhibitions')}
            action={<Link href="#muestras">{t('Ver todas las muestras', 'See all exhibitions')}</Link>}
          >
            <Text>{t('Tres en curso.', 'Three on view.')}</Text>
          </Section>
        ),
        say: {
          es: 'El enlace dice adónde lleva, también leído solo.',
          en: 'The link says where it leads, also when read alone.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Section
            title={t('Muestras', 'Exhibitions')}
            action={<Link href="#muestras">{t('Más', 'More')}</Link>}
          >
            <Text>{t('Tres en curso.', 'Three on view.')}</Text>
          </Section>
        ),
        say: {
          es: '«Más» ¿de qué? En una lista de enlaces hay diez iguales.',
          en: '“More” of what? In a list of links there are ten of them.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Datos prácticos, región» y «encabezado de nivel 2». Sin título no es una región.',
      en: '“Practical, region” and “heading level 2”. Without a title it is no region.',
    },
  ],
  props: {
    title: 'El encabezado; le da su nombre a la parte para quien la escucha.',
    action: 'Al final del renglón del encabezado, que está también solo para él: «Ver todas».',
    level: 'El nivel del encabezado.',
    bleed: 'Si el contenido llega a los bordes de la ventana; el encabezado, nunca.',
    ruled:
      'Si una línea de tinta corre sobre el encabezado, tan ancha como el contenido: para las partes de una página larga.',
  },
  stories: {
    WithTitle: { name: 'Con título', text: 'Una parte de una página debajo de su encabezado.' },
    WithAction: {
      name: 'Con un enlace',
      text: 'El camino a la lista entera, al final del renglón del encabezado.',
    },
    Ruled: { name: 'Con línea', text: 'Una parte de una página larga: empieza con una línea de tinta.' },
    ThirdLevel: { name: 'Tercer nivel', text: 'Una parte dentro de otra: el encabezado baja un nivel.' },
    Bleeding: {
      name: 'Hasta los bordes',
      text: 'El contenido llega a los bordes de la ventana, el encabezado queda en la columna.',
    },
    WithoutTitle: { name: 'Sin título', text: 'Una parte que no necesita encabezado.' },
  },
}
