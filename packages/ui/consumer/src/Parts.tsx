import {
  Button,
  Checkbox,
  Container,
  Facts,
  FilterLinks,
  Footer,
  Header,
  Link,
  Message,
  Page,
  PageTitle,
  Pagination,
  RichText,
  Section,
  Select,
  Stack,
  Switch,
  Tag,
  TextArea,
  TextField,
} from '@gallery/ui'
import { Tabs } from '@gallery/ui/admin'
import es from '@gallery/ui/messages/es'
import { IntlProvider } from 'react-intl'

const languages = [{ language: 'es', label: 'Español', href: '/' }]
const prose =
  '<h2>La sala</h2><p>Dos <strong>muros</strong> y <a href="/plano">un plano</a>.</p><ul><li>Uno</li></ul><blockquote><p>Dijo.</p></blockquote>'

/** Of each kind of element one part that is drawn on it: what a reset or another style sheet could take from the kit. */
export function Parts() {
  return (
    <IntlProvider locale="es" messages={es} timeZone="America/Argentina/Buenos_Aires">
      <Page
        header={
          <Header
            name="Ochava"
            homeHref="/"
            nav={[{ label: 'Muestras', href: '/m', current: true }]}
            languages={languages}
          />
        }
        footer={
          <Footer
            name="Ochava"
            homeHref="/"
            tagline="Arte concreto."
            address={['Pasaje Lucero 418']}
            hours="14 a 19.30"
            mail="hola@ochava.example"
            social={[]}
            links={[]}
            languages={languages}
            since={2008}
            year={2026}
          />
        }
      >
        <PageTitle breadcrumb={[{ label: 'Inicio', href: '/' }, { label: 'Obras' }]} title="Obras" />
        <Container>
          <Stack>
            <Facts items={[{ term: 'Lugar', value: 'Sala 1' }]} />
            <FilterLinks
              label="Década"
              items={[
                { label: 'Todas', href: '/', current: true },
                { label: '1950', href: '/?d=1950', count: 3 },
              ]}
            />
            <Pagination page={2} lastPage={9} pageHref="?page={page}" />
            <Tag tone="confirmed">Confirmado</Tag>
          </Stack>
        </Container>
        <Section title="Tus datos" action={<Link href="/ayuda">Ayuda</Link>}>
          <Stack>
            <TextField name="name" label="Nombre" error="Falta tu nombre." />
            <TextArea name="text" label="Mensaje" placeholder="Hola" />
            <Select name="room" label="Sala" options={[{ value: '1', label: 'Sala 1' }]} />
            <Checkbox name="news" label="Novedades" defaultChecked />
            <Switch name="active" label="Activa" defaultChecked />
            <Button>Guardar</Button>
            <Button variant="secondary">Ver</Button>
            <Button className="mine">Con una clase propia</Button>
            <Button className="px-20">Con una utilidad</Button>
            <Message tone="success" title="Se guardó" />
            <RichText trustedHtml={prose} />
            <Tabs
              label="Obra"
              items={[
                { id: 'list', label: 'Lista', content: 'Doce obras' },
                { id: 'cards', label: 'Fichas', content: 'Doce' },
              ]}
            />
          </Stack>
        </Section>
      </Page>
    </IntlProvider>
  )
}
