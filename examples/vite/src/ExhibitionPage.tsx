import {
  Container,
  Dialog,
  MetaBar,
  PageTitle,
  RichText,
  Stack,
  type TimelineCellId,
  TimelineGrid,
} from '@gallery/ui'
import { useEffect, useState } from 'react'
import { Booking } from './Booking.tsx'
import { exhibitions } from './exhibitions.ts'
import { today } from './slipway.ts'

/** What is on, and the dialog of the day that is opened: by a press, or by the address that a cell leads to. */
export function ExhibitionPage() {
  const [opened, setOpened] = useState<TimelineCellId>()
  const exhibition = exhibitions.find(({ id }) => id === opened?.event)
  useEffect(() => {
    const address = new URLSearchParams(location.search)
    setOpened({ event: address.get('exhibition') ?? '', day: address.get('day') ?? today })
  }, [])
  return (
    <>
      <PageTitle title="Slipway" lead="A gallery in a boathouse. These are the days to come." />
      <Container>
        <TimelineGrid
          from={today}
          today={today}
          events={exhibitions.map(({ id, event }) => ({ ...event, id, active: true, fullDays: [] }))}
          cellHref="/?exhibition={id}&day={day}"
          selected={opened}
          onSelect={(event, day) => setOpened({ event, day })}
        />
      </Container>
      {exhibitions.map(({ id, event, text }) => (
        <Container key={id}>
          <Stack>
            <MetaBar
              facts={[
                { term: 'Exhibition', value: event.title },
                { term: 'Artists', value: event.note },
                { term: 'Where', value: event.place },
              ]}
            />
            <RichText trustedHtml={text} />
          </Stack>
        </Container>
      ))}
      <Dialog
        bare
        width="wide"
        open={exhibition !== undefined}
        onOpenChange={() => setOpened(undefined)}
        title={exhibition?.event.title}
      >
        {exhibition && opened ? <Booking exhibition={exhibition} day={opened.day} /> : null}
      </Dialog>
    </>
  )
}
