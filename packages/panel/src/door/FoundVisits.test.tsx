import kitOfPanel from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { ChosenSlot } from './ChosenSlot.tsx'
import { FoundVisits } from './FoundVisits.tsx'
import { aList, aSlot } from './sampleList.ts'

vi.mock('./device.ts', async (original) => ({
  ...(await original<typeof import('./device.ts')>()),
  deviceId: () => 'this-phone',
}))

const drawn = (content: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...kit, ...kitOfPanel, ...messages }}>
      {content}
    </IntlProvider>
  )

/** What the region says from which the search is read out. */
const saidIn = (html: string) =>
  /<div role="status">(.*?)<\/div>(?!<\/div>)/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')

test.each([
  ['before anything is searched', { count: 3, searching: false }, ''],
  ['of one', { count: 1, searching: true }, 'Se encontró 1.'],
  ['of several', { count: 3, searching: true }, 'Se encontraron 3.'],
  ['of nobody', { count: 0, searching: true }, 'Nadie con ese nombre, mail o teléfono en este turno.'],
  ['of a time without bookings', { count: 0, searching: false }, 'Nadie reservó este turno.'],
])('what a search found is said: %s', (_, found, said) => {
  expect(saidIn(drawn(<FoundVisits {...found} />))).toBe(said)
})

test.each([true, false])('the region is there before anybody searches, also with nobody (%s)', (nobody) => {
  const slot = aSlot(nobody ? { guests: [] } : {})
  const nothing = () => undefined
  const html = drawn(
    <ChosenSlot
      list={aList(slot)}
      slot={slot}
      words=""
      onWords={nothing}
      onChoose={nothing}
      onCount={nothing}
    />
  )
  expect(saidIn(html)).toBe(nobody ? 'Nadie reservó este turno.' : '')
})
