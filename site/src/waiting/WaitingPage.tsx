import { useGet, useLanguage, useLoadedSite, useNow } from '@gallery/client'
import type { Waiting } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { BookingCard, Message, Stack } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { HomeButton } from '../booking/HomeButton.tsx'
import { UnknownLink } from '../booking/UnknownLink.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { GalleryTime } from '../layout/GalleryTime.tsx'
import { useQuery } from '../routing/useQuery.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { linkedWait } from './linkedWait.ts'

/** The link of the mail to who waits: what for, who comes before, and the way out of the line. Opening it changes nothing. */
export function WaitingPage() {
  const title = useIntl().formatMessage({ id: 'waiting.title' })
  const { token = '' } = useParams()
  const key = linkedWait(token)
  const { data, failure } = useGet(key)
  if (key === null || failure?.status === 404) return <UnknownLink />
  if (failure) return <ErrorPage failure={failure} />
  return (
    <>
      <PageHead title={title} />
      {data ? <Wait wait={data.data} token={token} /> : null}
    </>
  )
}

function Wait({ wait, token }: { wait: Waiting; token: string }) {
  const language = useLanguage()
  const now = useNow()
  const { offerHours } = useLoadedSite().options
  const hasLeftBefore = useQuery().has('done')
  const [hasLeft, setHasLeft] = useState(hasLeftBefore)
  const { event } = wait.place
  const title = translated(event, 'title', language)
  const id = sayingOf(wait, hasLeft, now)
  return (
    <Message
      title={<FormattedMessage id={`waiting.${id}.title`} />}
      actions={
        wait.state === 'waiting' ? (
          <LeaveButton token={token} onLeft={() => setHasLeft(true)} />
        ) : (
          <HomeButton />
        )
      }
    >
      <Stack space="s5">
        <p>
          {wait.state === 'waiting' ? (
            <>
              <FormattedMessage id="waitingDone.ahead" values={{ ahead: wait.ahead }} />{' '}
              <FormattedMessage id="waitingDone.promise" values={{ hours: offerHours }} />
              {wait.any_time ? (
                <>
                  {' '}
                  <FormattedMessage id="waiting.anyTime" />
                </>
              ) : null}
            </>
          ) : (
            <FormattedMessage id={`waiting.${id}.text`} />
          )}
        </p>
        <BookingCard
          color={event.color}
          start={wait.start}
          end={wait.end}
          title={title.text}
          titleLang={title.lang}
          place={event.place}
          name={`${wait.first_name} ${wait.last_name}`}
          people={wait.people}
        />
        <GalleryTime />
      </Stack>
    </Message>
  )
}

/** Which of the texts `waiting.….title` and `.text` a wait is told by. */
function sayingOf({ state, start }: Waiting, hasLeft: boolean, now: Date) {
  if (state !== 'ended') return state
  if (hasLeft) return 'left'
  return new Date(start) <= now ? 'past' : 'ended'
}
