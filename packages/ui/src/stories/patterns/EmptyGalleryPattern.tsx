import {
  Container,
  EmptyState,
  Footer,
  Header,
  Link,
  Page,
  PageTitle,
  Section,
  Text,
  TimelineGrid,
} from '../../index.ts'
import type { StoryLanguage } from '../say.ts'
import { galleryFooter, galleryHeader } from './gallerySite.tsx'

const texts = {
  es: {
    title: 'Una galería para mirar despacio el arte concreto del Río de la Plata.',
    panel: 'Panel',
    notice: 'Esto es lo que ven los visitantes hasta que haya algo que mostrar.',
    works: 'Obras',
    noWorks: 'Todavía no hay obras',
    addWorks: 'Traer obras desde una planilla',
    artists: 'Artistas',
    noArtists: 'Todavía no hay artistas',
    addArtist: 'Agregar el primero',
    archive: 'Archivo',
    noArchive: 'El archivo está vacío',
    addArchive: 'Empezar un archivo',
  },
  en: {
    title: 'A gallery for looking slowly at the concrete art of the Río de la Plata.',
    panel: 'Panel',
    notice: 'This is what visitors see until there is something to show.',
    works: 'Works',
    noWorks: 'There are no works yet',
    addWorks: 'Bring works in from a spreadsheet',
    artists: 'Artists',
    noArtists: 'There are no artists yet',
    addArtist: 'Add the first one',
    archive: 'Archive',
    noArchive: 'The archive is empty',
    addArchive: 'Begin an archive',
  },
}

/** A gallery on its first day, as whoever fills it sees it: every part says what it lacks and leads to where it is made. */
export function EmptyGalleryPattern({ language }: { language: StoryLanguage }) {
  const words = texts[language]
  const parts = [
    { title: words.works, none: words.noWorks, add: words.addWorks, href: '#admin/imports' },
    { title: words.artists, none: words.noArtists, add: words.addArtist, href: '#admin/artists' },
    { title: words.archive, none: words.noArchive, add: words.addArchive, href: '#admin/archives' },
  ]
  return (
    <Page
      header={
        <Header
          {...galleryHeader(language)}
          account={{
            state: 'in',
            name: 'Lucía',
            links: [{ label: words.panel, href: '#admin' }],
            onSignOut: () => {},
          }}
        />
      }
      footer={<Footer {...galleryFooter(language)} />}
    >
      <PageTitle title={words.title} />
      <Container>
        <TimelineGrid from="2026-11-17" today="2026-11-17" events={[]} cellHref={() => '#'} />
      </Container>
      <Container>
        <Text tone="ink2">{words.notice}</Text>
      </Container>
      {parts.map(({ title, none, add, href }) => (
        <Section key={title} title={title}>
          <EmptyState title={none} action={<Link href={href}>{add}</Link>} />
        </Section>
      ))}
    </Page>
  )
}
