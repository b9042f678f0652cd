import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Message } from '../../feedback/Message/Message.tsx'
import { Footer } from '../../public/Footer/Footer.tsx'
import { Header } from '../../public/Header/Header.tsx'
import { sampleLogo } from '../../stories/sampleLogo.tsx'
import { sampleFooter, sampleLanguages, sampleName, sampleNav } from '../../stories/sampleSite.ts'
import { say } from '../../stories/say.ts'
import { Display } from '../../text/Display/Display.tsx'
import { RichText } from '../../text/RichText/RichText.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Columns } from '../Columns/Columns.tsx'
import { Container } from '../Container/Container.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { PageTitle } from '../PageTitle/PageTitle.tsx'
import { Section } from '../Section/Section.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Wall } from '../Wall/Wall.tsx'
import { Page } from './Page.tsx'

/** A page and its parts, for the page of documentation. */
const code = `<Page
  header={<Header name="Ochava" logo={<Logo name="Ochava" />} homeHref="/" nav={nav} languages={languages} />}
  footer={<Footer {...gallery} languages={languages} />}
>
  <PageTitle title="Una galería para mirar despacio el arte concreto del Río de la Plata." />
  <Section title="Muestras" action={<Link href="/muestras">Ver todas</Link>}>
    <RelatedList items={exhibitions} />
  </Section>
  <Container>
    <RichText trustedHtml={text} />
  </Container>
</Page>`

const meta = {
  title: 'Fundamentos/Diseño/Page',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    header: (
      <Header
        name={sampleName}
        logo={sampleLogo}
        homeHref="#inicio"
        nav={sampleNav}
        search={{ href: '#buscar' }}
        languages={sampleLanguages}
        account={{ state: 'out', signInHref: '#ingresar' }}
      />
    ),
    footer: <Footer {...sampleFooter} logo={sampleLogo} />,
    children: null,
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The headline of the home page, then its parts. */
export const Home: Story = {
  parameters: { docs: { source: { code } } },
  args: {
    children: (
      <>
        <PageTitle title="Una galería para mirar despacio el arte concreto del Río de la Plata." />
        <Section title="Muestras" action={<Link href="#muestras">Ver todas</Link>}>
          <EmptyState title="No hay resultados para mostrar" />
        </Section>
      </>
    ),
  },
}

/** A text beside its facts. */
export const Inner: Story = {
  args: {
    children: (
      <>
        <PageTitle
          title="La línea que corta la esquina"
          breadcrumb={[
            { label: 'Inicio', href: '#inicio' },
            { label: 'Muestras', href: '#muestras' },
            { label: 'La línea que corta la esquina' },
          ]}
          lead="Quince años de pintura concreta, entre el primer marco recortado y las series sobre eje."
        />
        <Section>
          <Columns split="7/5" space="wide">
            <RichText>
              <p>La muestra reúne veintidós obras junto con bocetos y correspondencia.</p>
            </RichText>
            <Facts
              items={[
                { term: 'Sala', value: 'Sala 1' },
                { term: 'Fechas', value: '12 nov 2026 – 30 ene 2027' },
              ]}
            />
          </Columns>
        </Section>
      </>
    ),
  },
}

/** One thing to say, in the middle of the window. */
export const OneMessage: Story = {
  args: {
    children: (
      <Message
        title="Confirmá tu turno"
        actions={
          <>
            <Button>Confirmar turno</Button>
            <Button variant="tertiary">No puedo ir</Button>
          </>
        }
      >
        <Text>La línea que corta la esquina, jueves 19 de noviembre, 15:00.</Text>
      </Message>
    ),
  },
}

/** A page that is not there. */
export const NotFound: Story = {
  args: {
    children: (
      <Container>
        <Columns split="7/5" space="wide">
          <Wall kind="empty" />
          <Stack align="start" justify="center">
            <Display>Acá no hay nada colgado</Display>
            <Text size="l" tone="ink2">
              La página no existe o cambió de lugar.
            </Text>
            <Text as="div" size="s">
              <Inline space="s5">
                <Link href="#inicio">Ir al inicio</Link>
                <Link href="#muestras">Ver muestras</Link>
              </Inline>
            </Text>
          </Stack>
        </Columns>
      </Container>
    ),
  },
}

/** The first stop of the keyboard leads past the navigation. */
export const SkipLink: Story = {
  args: Home.args,
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: say(globals, 'page.skip') })).toHaveFocus()
  },
}
