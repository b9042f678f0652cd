import { type DialogProps, ToastProvider } from '@gallery/ui'
import kitOfPanel from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { ChosenSlot } from './ChosenSlot.tsx'
import { aGuest, aList, aSlot } from './sampleList.ts'
import { WalkInDialog } from './WalkInDialog.tsx'

vi.mock('./device.ts', async (original) => ({
  ...(await original<typeof import('./device.ts')>()),
  deviceId: () => 'this-phone',
}))
// Dialogs are drawn in the browser only.
vi.mock('../frame/FormDialog.tsx', () => ({ FormDialog: ({ children }: DialogProps) => children }))

const drawn = (content: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...kit, ...kitOfPanel, ...messages }}>
      <ToastProvider>{content}</ToastProvider>
    </IntlProvider>
  )

const nothing = () => undefined
const krause = aGuest({ id: 2, first_name: 'Cecilia', last_name: 'Krause' })
const later = aSlot({ id: 8, start: '2026-11-17T20:00:00.000Z', guests: [krause] })

/** What a search in the time at 18:00 says, and what it leads to. */
function found(words: string) {
  const slot = aSlot()
  const html = drawn(
    <ChosenSlot
      list={aList(slot, later)}
      slot={slot}
      words={words}
      onWords={nothing}
      onChoose={nothing}
      onCount={nothing}
    />
  )
  const said = /<div role="status">(.*?)<\/div>(?!<\/div>)/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
  const ways = [...html.matchAll(/<button[^>]*>(?:<span[^>]*>)*([^<]*Krause[^<]*)</g)].map(([, way]) => way)
  return { said, ways }
}

test('who is not in the time that is open is found in the others of the day', () => {
  expect(found('krause')).toEqual({
    said: 'Nadie con ese nombre, mail o teléfono en este turno. En otro turno de hoy hay 1.',
    ways: ['20:00, Krause, Cecilia'],
  })
})

test('nobody is looked for elsewhere while somebody is found, or nobody is searched', () => {
  expect(found('example.org')).toEqual({ said: 'Se encontró 1.', ways: [] })
  expect(found('')).toEqual({ said: '', ways: [] })
})

test('who is nowhere is said to be nowhere', () => {
  expect(found('nadie').said).toBe('Nadie con ese nombre, mail o teléfono en este turno.')
})

test.each([
  ['Krause', 'Krause'],
  ['11 4832', ''],
  ['cecilia@', ''],
  ['', ''],
])('who came without a booking is called by what was searched for, if it is a name: %s', (words, name) => {
  const html = drawn(
    <WalkInDialog slot={later} free={3} words={words} onWalkIn={nothing} onClose={nothing} />
  )
  const field = /<input[^>]*name="name"[^>]*>/.exec(html)?.[0] ?? ''
  expect(/\bvalue="([^"]*)"/.exec(field)?.[1] ?? '').toBe(name)
})
