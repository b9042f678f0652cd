import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Told } from '../../stories/Told.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { PageTitle } from './PageTitle.tsx'

const meta = {
  title: 'Fundamentos/Diseño/PageTitle',
  component: PageTitle,
  args: { title: <Told es="Estructura abierta" en="Open structure" /> },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

/** The home page: large words and nothing before them. */
export const Home: Story = {
  args: {
    title: <Told es="Arte concreto en una esquina de Almagro" en="Concrete art at a corner of Almagro" />,
  },
}

/** An inner page: the way here, the title, a sentence. */
export const Inner: Story = {
  args: {
    breadcrumb: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Muestras', href: '#muestras' },
      { label: 'Estructura abierta' },
    ],
    byline: 'Elsa Brandariz',
    lead: (
      <Told
        es="Catorce pinturas y un mural, entre 1948 y hoy."
        en="Fourteen paintings and a mural, between 1948 and today."
      />
    ),
  },
}

/** With something to do at the right of the title. */
export const WithAction: Story = {
  args: {
    breadcrumb: [{ label: 'Inicio', href: '#inicio' }, { label: 'Estructura abierta' }],
    action: (
      <Button href="#reservar">
        <Told es="Reservar visita" en="Book a visit" />
      </Button>
    ),
  },
}

/** An introduction beside the title. */
export const WithAside: Story = {
  args: {
    breadcrumb: [{ label: 'Trastienda', href: '#trastienda' }, { label: 'Sala de lectura' }],
    title: <Told es="Sala de lectura" en="Reading room" />,
    aside: (
      <>
        <Text>
          <Told
            es="Obras de formato medio para una sala de lectura. Una selección hecha para ver de cerca, con luz de ventana, en una casa y no en un museo."
            en="Works of middle size for a reading room. A choice made to be seen from near, in the light of a window, in a house and not in a museum."
          />
        </Text>
        <Text size="s" tone="ink2">
          <Told
            es="11 obras. Arrascaeta, Brandariz, Costamagna, Idelsohn, Lemos"
            en="11 works. Arrascaeta, Brandariz, Costamagna, Idelsohn, Lemos"
          />
        </Text>
      </>
    ),
  },
}

/** The title is on its way. */
export const Pending: Story = {
  args: {
    title: <Told es="Cargando…" en="Loading…" />,
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
