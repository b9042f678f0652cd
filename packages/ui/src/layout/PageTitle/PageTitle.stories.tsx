import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { PageTitle } from './PageTitle.tsx'

const meta = {
  title: 'Fundamentos/Diseño/PageTitle',
  component: PageTitle,
  args: { title: 'Estructura abierta' },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

/** The home page: large words and nothing before them. */
export const Home: Story = { args: { title: 'Arte concreto en una esquina de Almagro' } }

/** An inner page: the way here, the title, a sentence. */
export const Inner: Story = {
  args: {
    breadcrumb: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Muestras', href: '#muestras' },
      { label: 'Estructura abierta' },
    ],
    byline: 'Elsa Brandariz',
    lead: 'Catorce pinturas y un mural, entre 1948 y hoy.',
  },
}

/** With something to do at the right of the title. */
export const WithAction: Story = {
  args: {
    breadcrumb: [{ label: 'Inicio', href: '#inicio' }, { label: 'Estructura abierta' }],
    action: <Button href="#reservar">Reservar visita</Button>,
  },
}

/** An introduction beside the title. */
export const WithAside: Story = {
  args: {
    breadcrumb: [{ label: 'Trastienda', href: '#trastienda' }, { label: 'Sala de lectura' }],
    title: 'Sala de lectura',
    aside: (
      <>
        <Text>
          Obras de formato medio para una sala de lectura. Una selección hecha para ver de cerca, con luz de
          ventana, en una casa y no en un museo.
        </Text>
        <Text size="s" tone="ink2">
          11 obras. Arrascaeta, Brandariz, Costamagna, Idelsohn, Lemos
        </Text>
      </>
    ),
  },
}

/** The title is on its way. */
export const Pending: Story = {
  args: {
    title: 'Cargando…',
    pending: true,
    breadcrumb: [{ label: 'Inicio', href: '#inicio' }, { label: 'Cargando…' }],
  },
}

/** A title that takes several lines. */
export const LongWords: Story = {
  args: {
    title: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
    breadcrumb: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas' },
    ],
  },
}
