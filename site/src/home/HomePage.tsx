import { closedDaysOf, useGet, useLanguage, useLoadedSite, useNow, useOpening } from '@gallery/client'
import { addDays, translated, upcomingUrl, urlOf } from '@gallery/contract/plain'
import { Carousel, Container, PageTitle, TimelineGrid } from '@gallery/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { PlainMessage } from '../layout/PlainMessage.tsx'
import { headImage } from '../pictures/headImage.ts'
import { galleryData } from '../structuredData/galleryData.ts'
import { BookingModal } from './BookingModal.tsx'
import { carouselSlide } from './carouselSlide.tsx'
import { dayPage } from './dayPage.ts'
import { windowDays } from './homeQuery.ts'
import { NextFreeTimes } from './NextFreeTimes.tsx'
import { timelineEvent } from './timelineEvent.ts'
import { useAsPage } from './useAsPage.ts'
import { useHomeQuery } from './useHomeQuery.ts'

/** How many days after the window an event may end on closed ones: its last open day is then in the window. */
const beyond = 14

/** What the gallery says of itself, what it shows, and the ten days in which one can come. */
export function HomePage() {
  const intl = useIntl()
  const language = useLanguage()
  const { options, today, timeZone } = useLoadedSite()
  const now = useNow()
  const headline = translated(options, 'txtPrincipal', language)
  const { from, open, search, openDay, close } = useHomeQuery(today)
  const opening = useOpening(from)
  const closedDays = useMemo(
    () => closedDaysOf(opening, from, windowDays + beyond, language),
    [opening, from, language]
  )
  const { data: slides } = useGet(urlOf('/api/slides'))
  const window = upcomingUrl(from, windowDays, open?.people)
  const { data: upcoming, failure } = useGet(window)
  const first = slides?.data[0]
  const asPage = useAsPage(open)
  const event = upcoming?.data.find(({ id }) => id === open?.event)
  if (asPage && open && event) return <dayPage.Page />

  return (
    <>
      {/* What was said of a day that is over meanwhile, or hidden. */}
      {open && !event ? (
        <Container>
          <PlainMessage />
        </Container>
      ) : null}
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={translated(options, 'tagline', language).text}
        {...(first ? headImage('slides', first.filename, first.picture) : {})}
        data={[galleryData(options, `/${language}`, opening, today)]}
      />
      <PageTitle title={<span lang={headline.lang}>{headline.text}</span>} />
      {slides && slides.data.length > 0 ? (
        <Carousel
          label={intl.formatMessage({ id: 'home.slides' })}
          slides={slides.data.map((slide) => carouselSlide(slide, language))}
        />
      ) : null}
      {upcoming && from === today ? <NextFreeTimes events={upcoming.data} /> : null}
      <Container>
        <TimelineGrid
          from={from}
          today={today}
          days={windowDays}
          closedDays={closedDays}
          events={
            upcoming?.data.map((each) => timelineEvent(each, language, now, timeZone, options.fewShare)) ?? []
          }
          loading={!upcoming && !failure}
          cellHref={(id, day) => `/${language}${search({ day, event: String(id) })}`}
          onSelect={(id, day) => openDay(Number(id), day)}
          selected={open ?? null}
          previousHref={`/${language}${search({ from: addDays(from, -windowDays) })}`}
          nextHref={`/${language}${search({ from: addDays(from, windowDays) })}`}
        />
      </Container>
      <BookingModal
        {...(open && event ? { shown: { ...open, event } } : {})}
        window={window}
        onClose={close}
      />
    </>
  )
}
