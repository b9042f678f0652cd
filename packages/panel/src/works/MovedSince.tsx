import { useLanguage } from '@gallery/client'
import type { WorksMoved } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { DateText, Price, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useWorkStatuses } from './useWorkStatuses.ts'
import type { SentMovement } from './workWrites.ts'

/** Works that moved after somebody saw them, and the movement that they are about to write. */
export interface Since {
  moved: WorksMoved['moved']
  movement: SentMovement
}

type Moved = Since['moved'][number]

/** What happened last to works since somebody saw them, before they write on top of it: that they are sold, and to whom. */
export function MovedSince({ since: { moved, movement } }: { since: Since }) {
  const { price, currency = '' } = movement
  // As forms send it, it is a number.
  const yours = typeof price === 'string' ? undefined : price
  const isOther = moved.some((work) => {
    const told = toldOf(work)
    return told !== null && (told.price !== yours || told.currency !== currency)
  })
  return (
    <Stack space="s3">
      {moved.map((work) => (
        <Text key={work.id}>
          <LastOf work={work} />
        </Text>
      ))}
      {yours !== undefined && isOther ? (
        <Text>
          <FormattedMessage
            id="admin.works.since.yourPrice"
            values={{ price: <Price key="price" amount={yours} currency={currency} /> }}
          />
        </Text>
      ) : null}
      <Text tone="ink2">
        <FormattedMessage id="admin.works.since.means" />
      </Text>
    </Stack>
  )
}

/** What is told of a work: the sale that it is sold by, wherever it is since, else what happened last. */
function toldOf({ sale, last_movement }: Moved): Moved['last_movement'] {
  return sale ?? last_movement
}

function LastOf({ work }: { work: Moved }) {
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const now = toldOf(work)
  const title = <em key="title">{translated(work, 'title', language).text}</em>
  if (now === null) return <FormattedMessage id="admin.works.since.struck" values={{ title }} />
  const { status, owner, date } = now
  const told = {
    title,
    owner: <b key="owner">{owner}</b>,
    date: <DateText key="date" value={date} format="D MMM YYYY" />,
    price: <Price key="price" amount={now.price} currency={now.currency} />,
    status: statuses.find(({ value }) => value === status)?.label ?? status,
  }
  if (work.sale === null) return <FormattedMessage id="admin.works.since.is" values={told} />
  return <FormattedMessage id={`admin.works.since.${owner === '' ? 'sold' : 'soldTo'}`} values={told} />
}
