import { useLanguage, useLoadedSite } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Container, type Fact, Facts } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useNeeds } from '../booking/useNeeds.ts'

/** How one gets in, and what can be asked for on a visit: nothing where the gallery says neither. */
export function VisitFacts({ event }: { event: Event }) {
  const intl = useIntl()
  const language = useLanguage()
  const { options } = useLoadedSite()
  const { inWords } = useNeeds()
  const access = translated(options, 'access', language)
  const needs = event.requires_registration ? inWords(event.needs) : ''
  const facts: Fact[] = []
  if (access.text) {
    facts.push({
      term: intl.formatMessage({ id: 'event.access' }),
      value: <span lang={access.lang}>{access.text}</span>,
    })
  }
  if (needs) facts.push({ term: intl.formatMessage({ id: 'event.needs' }), value: needs })
  if (facts.length === 0) return null
  return (
    <Container>
      <Facts layout="columns" items={facts} />
    </Container>
  )
}
