import { Container, isDay, PageTitle, RichText, Section } from '@gallery/ui'
import { notFound } from 'next/navigation'
import { slotsOf } from '../../../lib/bookings'
import { findExhibition } from '../../../lib/exhibitions'
import { today } from '../../../lib/slipway'
import { Timeline } from '../../timeline'
import { Booking } from './booking'

interface ExhibitionPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ day?: string }>
}

export default async function ExhibitionPage({ params, searchParams }: ExhibitionPageProps) {
  const exhibition = findExhibition((await params).id)
  if (!exhibition) notFound()
  const { day = today } = await searchParams
  if (!isDay(day)) notFound()
  const { id, event, text } = exhibition
  return (
    <>
      <PageTitle
        breadcrumb={[{ label: 'Exhibitions', href: '/' }, { label: event.title }]}
        title={event.title}
        byline={event.note}
        lead={event.excerpt}
      />
      <Container>
        <RichText trustedHtml={text} />
      </Container>
      <Container>
        <Timeline exhibitions={[exhibition]} selected={{ event: id, day }} />
      </Container>
      <Section title="Visit">
        <Booking key={day} event={event} day={day} slots={await slotsOf(id, day)} />
      </Section>
    </>
  )
}
