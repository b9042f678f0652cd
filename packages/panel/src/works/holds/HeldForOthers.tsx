import { useLanguage } from '@gallery/client'
import type { WorksHeld } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useHoldTimes } from '../../held/useHoldTimes.ts'

/** For whom works are held that somebody is about to sell to others. */
export function HeldForOthers({ held }: { held: WorksHeld['held'] }) {
  const language = useLanguage()
  const until = useHoldTimes()
  return (
    <Stack space="s3">
      {held.map(({ id, hold, ...work }) => (
        <Text key={id}>
          <FormattedMessage
            id="admin.workHolds.heldFor"
            values={{
              title: <em key="title">{translated(work, 'title', language).text}</em>,
              client: <b key="client">{hold.client}</b>,
              until: until(hold.until),
            }}
          />{' '}
          {hold.waiting > 0 ? (
            <FormattedMessage id="admin.workHolds.waitingBehind" values={{ count: hold.waiting }} />
          ) : null}
        </Text>
      ))}
      <Text tone="ink2">
        <FormattedMessage id="admin.workHolds.sellMeans" />
      </Text>
    </Stack>
  )
}
