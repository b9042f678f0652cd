import { pictureProps, useLanguage } from '@gallery/client'
import type { ArtistDetail } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Columns, Facts, Picture, RichText, Stack, Tag, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

interface MergeSidesProps {
  /** Whose name, dates, image and texts are kept. */
  stays: ArtistDetail
  /** Who goes into the bin with their own. */
  goes: ArtistDetail
  /** Lets the other one stay. */
  onSwap: () => void
}

/** Two artists side by side: the one that stays as they are, and the one whose works move. */
export function MergeSides({ stays, goes, onSwap }: MergeSidesProps) {
  return (
    <Stack space="s4">
      <Columns split="6/6">
        <Side
          artist={stays}
          state={
            <Tag tone="confirmed">
              <FormattedMessage id="admin.artists.merge.stays" />
            </Tag>
          }
        />
        <Side
          artist={goes}
          state={
            <Tag>
              <FormattedMessage id="admin.artists.merge.goes" />
            </Tag>
          }
        />
      </Columns>
      <div>
        <Button variant="secondary" size="s" onClick={onSwap}>
          <FormattedMessage id="admin.artists.merge.swap" values={{ name: goes.display }} />
        </Button>
      </div>
    </Stack>
  )
}

function Side({ artist, state }: { artist: ArtistDetail; state: ReactNode }) {
  const intl = useIntl()
  const language = useLanguage()
  const { display, last_name, image, picture, works, items, events } = artist
  const dates = translated(artist, 'dates', language)
  const bio = translated(artist, 'bio', language)
  const say = (name: string) => intl.formatMessage({ id: `admin.artists.${name}` })
  return (
    <Stack space="s3" as="section">
      <div>{state}</div>
      {image && picture ? <Picture {...pictureProps('artists', image, picture, '')} sizes="14rem" /> : null}
      <Text weight="bold">{display}</Text>
      <Facts
        items={[
          { term: say('lastName'), value: last_name },
          { term: say('dates'), value: <span lang={dates.lang}>{dates.text}</span> },
          { term: say('column.works'), value: works },
          { term: say('merge.eventsAndItems'), value: `${events.length} / ${items}` },
        ]}
      />
      <RichText trustedHtml={bio.text} lang={bio.lang} />
    </Stack>
  )
}
