import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { weekendsFrom } from '../../stories/sampleSlotPlan.ts'
import {
  sampleBookingEvent,
  sampleDay,
  sampleSlots,
  sampleTimeline,
  sampleToday,
} from '../../stories/sampleTimeline.ts'
import { catalogues, type StoryLanguage, storyTimeZone } from '../../stories/say.ts'
import { BookingCard } from '../BookingCard/BookingCard.tsx'
import { BookingPanel } from '../BookingPanel/BookingPanel.tsx'
import { TimelineGrid } from './TimelineGrid.tsx'

function serverHtml(part: ReactNode, language: StoryLanguage = 'es'): string {
  return renderToString(
    <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
      {part}
    </IntlProvider>
  )
}

const timeline = (
  <TimelineGrid
    from={sampleToday}
    today={sampleToday}
    events={sampleTimeline('es')}
    closedDays={weekendsFrom(sampleToday, 10)}
    cellHref={(event, day) => `/es?day=${day}&event=${event}`}
    nextHref="/es?from=2026-11-27"
  />
)

describe('the HTML of the server', () => {
  test('opens every cell by a link, without scripts and without the roving tab stop', () => {
    const html = serverHtml(timeline)
    expect(html.match(/href="\/es\?day=/g)).toHaveLength(27)
    expect(html).toContain('href="/es?day=2026-11-19&amp;event=1"')
    expect(html).toContain('aria-label="jue 19 de noviembre, La línea que corta la esquina: Registrarse"')
    expect(html).not.toMatch(/<a [^>]*tabindex="-1"/)
  })

  test.each([
    ['2026-11-17', 'Del 17 al 26 de noviembre<'],
    ['2026-12-28', 'Del 28 de diciembre de 2026 al 6 de enero de 2027<'],
    ['2040-01-02', 'Del 2 al 11 de enero de 2040<'],
  ])('from %s it is headed %s', (from, heading) => {
    const html = serverHtml(
      <TimelineGrid from={from} today={sampleToday} days={10} events={[]} cellHref={() => ''} />
    )
    expect(html).toContain(heading)
  })

  // A content security policy without 'unsafe-inline' refuses style attributes.
  test.each([
    ['TimelineGrid', timeline],
    [
      'BookingPanel',
      <BookingPanel
        key="panel"
        event={sampleBookingEvent('es')}
        day={sampleDay}
        slots={sampleSlots('es')}
        reserveHref={(slot) => `/es?slot=${slot}`}
      />,
    ],
    [
      'BookingCard',
      <BookingCard
        key="card"
        color="red"
        start="2026-11-19T18:00:00Z"
        end="2026-11-19T18:45:00Z"
        title="La línea"
      />,
    ],
  ])('%s has no style attribute', (_name, part) => {
    expect(serverHtml(part)).not.toMatch(/ style=|<style/)
  })

  test('says times by the clock of the gallery', () => {
    expect(
      serverHtml(
        <BookingPanel event={sampleBookingEvent('en')} day={sampleDay} slots={sampleSlots('en')} />,
        'en'
      )
    ).toContain('15:00 - 15:45')
  })
})
