import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Link } from '../Link/Link.tsx'
import { Logo } from './Logo.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La marca, un cuadrado con la esquina cortada, y el nombre de la galería. Dibuja `<span>`; ponelo vos en un `Link`.',
  use: [
    {
      es: 'Como `logo` de `Header`, `Footer`, `PrivateHeader` y `AppShell`, si la galería firma con esta marca.',
      en: 'As the `logo` of `Header`, `Footer`, `PrivateHeader` and `AppShell`, where the gallery signs with this mark.',
    },
  ],
  instead: [
    {
      component: 'Picture',
      when: { es: 'si la galería firma con otra marca.', en: 'where the gallery signs with another mark.' },
    },
    {
      component: 'Icon',
      when: { es: 'para un dibujo al lado de una palabra.', en: 'for a drawing beside a word.' },
    },
  ],
  code: () => `import { Link, Logo } from '@gallery/ui'

export function Home() {
  return (
    <Link href="/" underline="none">
      <Logo name="Ochava" />
    </Link>
  )
}
`,
  anatomy: {
    story: 'Large',
    parts: [
      {
        at: '[aria-hidden="true"]',
        name: {
          es: 'La marca, del color de la acción. No se lee: el nombre está al lado.',
          en: 'The mark, in the colour of action. It is not read: the name stands beside it.',
        },
      },
      {
        at: 'span:has(> [aria-hidden="true"])',
        name: { es: 'El nombre, en texto.', en: 'The name, as text.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: () => (
          <Link href="#home" underline="none">
            <Logo name="Ochava" />
          </Link>
        ),
        say: {
          es: 'El nombre solo: la marca ya es de la galería.',
          en: 'The name alone: the mark is the gallery’s already.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Logo
            name={t(
              'Ochava, galería de arte concreto, óptico y contemporáneo',
              'Ochava, a gallery of concrete, optical and contemporary art'
            )}
          />
        ),
        say: {
          es: 'Qué es la galería se dice una vez, en otra parte: acá firma.',
          en: 'What the gallery is gets said once, elsewhere: here it signs.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Ochava»; en un enlace, «Ochava, enlace».',
      en: 'The name: “Ochava”; in a link, “Ochava, link”.',
    },
  ],
  props: {
    name: 'El nombre de la galería, escrito al lado de la marca.',
    size: '1.3rem (`m`, cabecera y pie) o como un título grande (`l`).',
  },
  stories: {
    Medium: { name: 'Mediano', text: 'En la cabecera y el pie.' },
    Large: { name: 'Grande', text: 'Donde la galería se presenta.' },
  },
}
