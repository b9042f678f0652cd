import { useState } from 'react'
import {
  BookingDone,
  BookingPanel,
  type BookingValues,
  Columns,
  Container,
  Dialog,
  Footer,
  FullDay,
  Header,
  Heading,
  MonthGrid,
  Page,
  PageTitle,
  PartyFilter,
  Section,
  Stack,
  Text,
  TimeList,
  useDates,
} from '../../index.ts'
import { sampleBookingEvent } from '../sampleTimeline.ts'
import type { StoryLanguage } from '../say.ts'
import { galleryFooter, galleryHeader } from './gallerySite.tsx'
import { useAddress } from './PatternRouter.tsx'
import { freeFor, monthFor, timesOf, today, visitTimes } from './visitTimes.ts'

const texts = {
  es: {
    exhibitions: 'Muestras',
    visit: 'Visita guiada con Ana Dulitzky',
    book: 'Reservar una visita',
    closed: 'cerrado',
    choose: 'Elegí un día para ver sus horarios.',
    zone: 'Los horarios son los de Buenos Aires.',
    missing: 'Falta completar este dato.',
    email: 'El email no parece completo.',
  },
  en: {
    exhibitions: 'Exhibitions',
    visit: 'Guided visit with Ana Dulitzky',
    book: 'Book a visit',
    closed: 'closed',
    choose: 'Choose a day to see its times.',
    zone: 'Times are those of Buenos Aires.',
    missing: 'Please fill this in.',
    email: 'The e-mail address does not look complete.',
  },
}

/** What a server would say of the form: first messages by field, none where all is well. */
function refused({ first_name, last_name, email }: BookingValues, words: (typeof texts)['es']) {
  return {
    ...(first_name ? {} : { first_name: [words.missing] }),
    ...(last_name ? {} : { last_name: [words.missing] }),
    ...(/.@.+\../.test(email) ? {} : { email: [email ? words.email : words.missing] }),
  }
}

/** A booking from the month to the mail: how many, which day, which time, who. All but the form is in the address. */
export function BookingPattern({ language }: { language: StoryLanguage }) {
  const { query, go } = useAddress()
  const dates = useDates()
  const words = texts[language]
  const event = { ...sampleBookingEvent(language), href: '#exhibition' }
  const [errors, setErrors] = useState({})
  const [booked, setBooked] = useState<string>()

  const people = Number(query.get('people') ?? 1)
  const day = query.get('day') ?? undefined
  const slot = query.get('slot')
  const at = (changes: Record<string, string>) =>
    `?${new URLSearchParams({ people: String(people), ...(day ? { day } : {}), ...changes })}`
  const times = visitTimes(words.visit)
  const ofDay = day ? timesOf(times, day) : []
  const isFull = ofDay.every((time) => freeFor(time, people) === 0)

  function close() {
    setErrors({})
    setBooked(undefined)
    go(at({}))
  }
  function book(values: BookingValues) {
    const answer = refused(values, words)
    setErrors(answer)
    if (Object.keys(answer).length === 0) setBooked(values.email)
  }

  return (
    <Page
      header={<Header {...galleryHeader(language, 'exhibitions')} />}
      footer={<Footer {...galleryFooter(language)} />}
    >
      <PageTitle
        breadcrumb={[
          { label: words.exhibitions, href: '#exhibitions' },
          { label: event.title, href: '#exhibition' },
          { label: words.book },
        ]}
        title={words.book}
        byline={event.title}
      />
      <Section
        ruled
        title={dates.longRange(event.from, event.to)}
        action={
          <PartyFilter
            action="?"
            people={people}
            max={event.largestParty ?? 1}
            onPeopleChange={(chosen) => go(at({ people: String(chosen) }))}
          />
        }
      >
        <Columns split="8/4" from="desktop" space="wide">
          <MonthGrid
            color={event.color}
            days={monthFor(times, people, { closed: words.closed, hrefOf: (each) => at({ day: each }) })}
            today={today}
            people={people}
            {...(day ? { chosen: day } : {})}
          />
          <Stack data-event-color={event.color}>
            {day === undefined ? (
              <Text>{words.choose}</Text>
            ) : isFull ? (
              <FullDay day={day} people={people} />
            ) : (
              <Stack space="s3">
                <Heading level={3}>{dates.weekdayDay(day, 'long')}</Heading>
                <TimeList
                  ofOneDay
                  today={today}
                  people={people}
                  times={ofDay.map((time) => {
                    const free = freeFor(time, people)
                    return { ...time, free, ...(free > 0 ? { href: at({ slot: String(time.id) }) } : {}) }
                  })}
                />
              </Stack>
            )}
            <Text size="s" tone="ink2">
              {words.zone}
            </Text>
          </Stack>
        </Columns>
      </Section>
      <Container>
        <Text measure>{event.excerpt}</Text>
      </Container>
      <Dialog bare width="wide" title={event.title} open={slot !== null} onOpenChange={close}>
        <BookingPanel
          event={event}
          day={day ?? today}
          slots={ofDay}
          chosen={slot}
          onChoose={(chosen) => go(chosen === null ? at({ slot: '' }) : at({ slot: String(chosen) }))}
          defaultValues={{ people }}
          errors={errors}
          onBook={book}
          onCancel={close}
          {...(booked === undefined
            ? {}
            : {
                done: (
                  <BookingDone
                    email={booked}
                    until="2026-11-17T17:05:00-03:00"
                    now="2026-11-17T15:05:00-03:00"
                    bookingsHref="#bookings"
                    onResend={() => {}}
                    onCorrect={setBooked}
                    onAgain={close}
                  />
                ),
              })}
        />
      </Dialog>
    </Page>
  )
}
