import {
  Button,
  Columns,
  Container,
  DateRange,
  Facts,
  Footer,
  Header,
  Link,
  MetaBar,
  Page,
  PageTitle,
  Plates,
  RelatedList,
  RichText,
  Section,
  Stack,
  Text,
  ViewSwitch,
  WallView,
  WorkGrid,
} from '../../index.ts'
import type { StoryLanguage } from '../say.ts'
import { exhibition } from './exhibition.ts'
import { galleryFooter, galleryHeader } from './gallerySite.tsx'
import { useAddress } from './PatternRouter.tsx'

/** The page of an exhibition: what it is, when, how one comes, what hangs there. */
export function ExhibitionPattern({ language }: { language: StoryLanguage }) {
  const { query } = useAddress()
  const onWall = query.get('view') === 'wall'
  const { words, from, to, plates, works, visit, related } = exhibition(language)
  return (
    <Page
      header={<Header {...galleryHeader(language, 'exhibitions')} />}
      footer={<Footer {...galleryFooter(language)} />}
    >
      <PageTitle
        breadcrumb={[{ label: words.exhibitions, href: '#exhibitions' }, { label: words.title }]}
        title={words.title}
        byline={
          <Link href="#brandariz" underline="hover">
            Elsa Brandariz
          </Link>
        }
      />
      <Container>
        <Stack space="s5">
          <MetaBar
            facts={[
              { term: words.when, value: <DateRange from={from} to={to} /> },
              { term: words.where, value: words.place },
              { term: words.price, value: words.free },
            ]}
            action={<Button href="#book">{words.book}</Button>}
          />
          <Plates plates={plates.slice(0, 1)} />
        </Stack>
      </Container>
      <Container>
        <Columns split="5/7" from="desktop">
          <Text size="l">{words.lead}</Text>
          <RichText trustedHtml={words.body} />
        </Columns>
      </Container>
      <Container>
        <Plates plates={plates.slice(1)} />
      </Container>
      <Section title={words.visit}>
        <Facts layout="columns" items={visit} />
      </Section>
      <Section
        title={words.works}
        bleed={onWall}
        action={
          <ViewSwitch
            views={[
              { label: words.grid, href: '?', current: !onWall },
              { label: words.wall, href: '?view=wall', current: onWall },
            ]}
          />
        }
      >
        {onWall ? <WallView works={works} /> : <WorkGrid works={works} columns={4} />}
      </Section>
      <Section title={words.alsoOn}>
        <RelatedList items={related} />
      </Section>
    </Page>
  )
}
