import type { RoomPerson } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { PersonFacts } from './PersonFacts.tsx'

const sent_at = '2026-11-01T12:00:00Z'
const clara: RoomPerson = {
  ...{ id: 3, name: 'Clara', email: '', note: '', link: 'abc123def456', language: 'es' as const },
  ...{
    created_at: sent_at,
    opened: 0,
    opened_at: null,
    sent_at: null,
    reminded_at: null,
    revoked_at: null,
    revoked_by: null,
  },
  ...{ devices: [], looks: [] },
}

function said(person: Partial<RoomPerson>, noted: boolean): string {
  return renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={messages}>
      <PersonFacts person={{ ...clara, ...person }} noted={noted} />
    </IntlProvider>
  )
}

test.each([
  ['nothing was sent to', {}, 'Sin mandar'],
  ['a link was sent to', { sent_at }, 'Mandado el 1 nov, 12:00'],
])('of whom %s it is said that they have not come', (_who, person, fact) => {
  expect(said(person, true)).toBe(`${fact}, sin abrir`)
})

test.each([
  ['nothing was sent to', {}, 'Sin mandar'],
  ['a link was sent to', { sent_at }, 'Mandado el 1 nov, 12:00'],
  ['lost their link', { revoked_at: sent_at }, 'Revocado el 1 nov, 12:00.'],
])('where no visits are noted, nothing is said of whether who %s came', (_who, person, fact) => {
  expect(said(person, false)).toBe(fact)
})
