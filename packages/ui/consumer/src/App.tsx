import { Container, Message, Page, Section, SlotList, TimelineGrid } from '@gallery/ui'
import es from '@gallery/ui/messages/es'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { event, slots } from './sample.ts'

/** A gallery's first screen: the timeline, the times of the day that was chosen, and what was booked. */
export function App() {
  const [day, setDay] = useState('2026-11-19')
  const [booked, setBooked] = useState<string | number>()
  return (
    <IntlProvider locale="es" messages={es} timeZone="America/Argentina/Buenos_Aires">
      <Page>
        <Container>
          <TimelineGrid
            from="2026-11-17"
            today="2026-11-17"
            events={[event]}
            cellHref={(id, on) => `?event=${id}&day=${on}`}
            selected={{ event: event.id, day }}
            onSelect={(_, on) => setDay(on)}
          />
        </Container>
        <Section title={`Turnos del ${day}`} data-event-color={event.color}>
          <SlotList slots={slots(day)} onReserve={setBooked} />
          {booked === undefined ? null : <Message tone="success" title={`Reservaste ${booked}`} />}
        </Section>
      </Page>
    </IntlProvider>
  )
}
