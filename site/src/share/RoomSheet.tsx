import { useLanguage } from '@gallery/client'
import type { SharedCollection } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Container, PageTitle, RichText, Section, Stack, Text, WorkGrid } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { firstFirst } from '../pictures/firstFirst.ts'
import { useQuery } from '../routing/useQuery.ts'
import { useWorksView } from '../works/useWorksView.tsx'
import { isWall } from '../works/worksWall.ts'
import { RoomPricesDay } from './RoomPricesDay.tsx'
import { roomItem } from './roomItem.tsx'
import { groupsOf } from './roomSections.ts'

interface RoomSheetProps {
  room: SharedCollection
  /** The secret by which it is open. */
  link: string
}

/** A room as whoever holds its link sees it: what the gallery says to them, of when its prices are, and its works. */
export function RoomSheet({ room, link }: RoomSheetProps) {
  const intl = useIntl()
  const language = useLanguage()
  const name = translated(room, 'title', language)
  const description = translated(room, 'description', language)
  const facts = room.room
  const priced = Boolean(facts?.prices)
  const itemOf = (work: SharedCollection['works'][number]) => roomItem(work, link, language, priced)
  const view = useWorksView(room.works.map(itemOf), { arrangement: 'room', opens: true })
  const groups = groupsOf(room.works, facts?.sections ?? [])
  const isHung = isWall(useQuery())
  const artists = room.artists.map(({ display, last_name }) => last_name || display)
  return (
    <>
      <PageTitle
        title={<span lang={name.lang}>{name.text}</span>}
        aside={
          <>
            {description.text ? <RichText trustedHtml={description.text} lang={description.lang} /> : null}
            {room.count > 0 ? (
              <Text size="s" tone="ink2">
                <FormattedMessage
                  id="collection.facts"
                  values={{ count: room.count, artists: intl.formatList(artists, { type: 'unit' }) }}
                />
              </Text>
            ) : null}
            {facts?.prices ? (
              <Text size="s" weight="bold">
                <RoomPricesDay prices={facts.prices} />
              </Text>
            ) : null}
          </>
        }
      />
      <RoomWords message={room.message} to={facts?.to ?? ''} note={facts?.note ?? ''} />
      {isHung || groups.every(({ section }) => section === null) ? (
        <Section {...view} />
      ) : (
        groups.map(({ section, works }, index) => {
          const title = section && translated(section, 'title', language)
          return (
            <Section
              key={section?.id ?? 0}
              {...(title ? { title: <span lang={title.lang}>{title.text}</span> } : {})}
              {...(index === 0 ? { action: view.action } : {})}
            >
              <WorkGrid arrangement="room" works={firstFirst(works.map(itemOf), index === 0 ? 1 : 0)} />
            </Section>
          )
        })
      )}
    </>
  )
}

/** What the gallery says to everybody in the room, and to whose link it is alone. */
function RoomWords({ message, to, note }: { message: string; to: string; note: string }) {
  if (message === '' && note === '') return null
  return (
    <Container>
      <Stack space="s5">
        {message === '' ? null : (
          <Text size="l" measure>
            {message}
          </Text>
        )}
        {note === '' ? null : (
          <Stack space="s1">
            <Text size="s" tone="ink2">
              <FormattedMessage id="room.noteFor" values={{ name: to }} />
            </Text>
            <Text size="l" measure>
              {note}
            </Text>
          </Stack>
        )}
      </Stack>
    </Container>
  )
}
