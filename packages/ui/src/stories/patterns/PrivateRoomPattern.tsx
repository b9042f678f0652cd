import {
  Button,
  Colophon,
  Columns,
  Container,
  FileList,
  Page,
  PageTitle,
  PrivateHeader,
  PrivateNotice,
  RichText,
  Section,
  Stack,
  Text,
  ViewSwitch,
  WallView,
  WorkGrid,
} from '../../index.ts'
import { sampleLogo } from '../sampleLogo.tsx'
import type { StoryLanguage } from '../say.ts'
import { languages } from './gallerySite.tsx'
import { useAddress } from './PatternRouter.tsx'
import { privateRoom } from './privateRoom.ts'

/** A room for one collector: who holds its link sees some works, on the wall too, and can ask for them. */
export function PrivateRoomPattern({ language }: { language: StoryLanguage }) {
  const { query } = useAddress()
  const onWall = query.get('view') === 'wall'
  const { words, works, files } = privateRoom(language)
  return (
    <Page
      notice={<PrivateNotice name="Ochava" until="2026-12-15T12:00:00Z" today="2026-11-17" />}
      header={<PrivateHeader name="Ochava" logo={sampleLogo} languages={languages} />}
      footer={
        <Colophon
          name="Ochava"
          since={2008}
          year={2026}
          address="Pasaje Lucero 418, C1183 Buenos Aires"
          mail="hola@ochava.example"
        />
      }
    >
      <PageTitle
        title={words.title}
        aside={
          <>
            <RichText trustedHtml={words.about} />
            <Text size="s" tone="ink2">
              {words.count}
            </Text>
          </>
        }
      />
      <Container>
        <Text size="l" measure>
          {words.message}
        </Text>
      </Container>
      <Section
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
        {onWall ? <WallView works={works} /> : <WorkGrid works={works} arrangement="room" />}
      </Section>
      <Container>
        <Columns split="5/7" from="desktop" space="wide">
          <Stack align="start">
            <Text>{words.ask}</Text>
            <Button href={`mailto:hola@ochava.example?subject=${encodeURIComponent(words.title)}`}>
              {words.askButton}
            </Button>
          </Stack>
          <FileList files={files} />
        </Columns>
      </Container>
    </Page>
  )
}
