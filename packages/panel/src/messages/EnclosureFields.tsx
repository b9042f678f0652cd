import { useLanguage } from '@gallery/client'
import { answerPapers, type Thread } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Checkbox, FieldGrid, Inline, Select, Stack, Text } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOpenRooms } from './useOpenRooms.ts'

/** Asks what goes with an answer: a paper about the works that were asked about, and the link of a room. */
export function EnclosureFields({ thread }: { thread: Pick<Thread, 'asked' | 'room'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const [paper, setPaper] = useState('')
  const rooms = useOpenRooms(thread)
  const { asked } = thread
  const say = (name: string) => intl.formatMessage({ id: `admin.messages.${name}` })
  return (
    <>
      <FieldGrid>
        {asked.length > 0 ? (
          <Select
            name="paper"
            label={<FormattedMessage id="admin.messages.paper" />}
            optional
            emptyLabel={say('paper.none')}
            options={answerPapers.map((value) => ({ value, label: say(`paper.${value}`) }))}
            value={paper}
            onChange={({ currentTarget }) => setPaper(currentTarget.value)}
          />
        ) : null}
        {rooms.length > 0 ? (
          <Select
            name="room"
            label={<FormattedMessage id="admin.messages.room" />}
            optional
            emptyLabel={say('noRoom')}
            options={rooms}
          />
        ) : null}
      </FieldGrid>
      {paper === '' ? null : (
        <Stack space="s2">
          <Inline space="s4">
            {asked.map((work) => (
              <Checkbox
                key={work.id}
                name="works"
                value={String(work.id)}
                defaultChecked
                optional
                label={translated(work, 'title', language).text}
              />
            ))}
          </Inline>
          <Text size="s" tone="ink2">
            {say(paper === 'sheets' ? 'paperMeans' : 'paperMeansPrices')}
          </Text>
        </Stack>
      )}
    </>
  )
}
