import type { Slot } from '@gallery/contract'
import kitEn from '@gallery/ui/messages/en'
import kitEs from '@gallery/ui/messages/es'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { ChosenDaySaid } from './ChosenDaySaid.tsx'

const asking = { people: 3, now: new Date('2026-11-17T12:00:00Z'), fewShare: 20 }

/** A slot of eight places, of which so many are taken. */
function slot(count: number): Slot {
  return {
    id: count,
    event_id: 1,
    start: '2026-11-24T18:00:00Z',
    end: '2026-11-24T18:45:00Z',
    label_es: '',
    label_en: '',
    limit: 8,
    count,
    unavailable: false,
    groups: false,
    open_anyway: false,
  }
}

function said(language: 'es' | 'en', slots: readonly Slot[], day?: string): string {
  const messages = language === 'es' ? { ...kitEs, ...es } : { ...kitEn, ...en }
  return renderToString(
    <IntlProvider locale={language} messages={messages} timeZone="America/Argentina/Buenos_Aires">
      <ChosenDaySaid day={day} slots={slots} asking={asking} />
    </IntlProvider>
  )
}

test('a region waits for the day that is chosen, with nothing in it', () => {
  expect(said('es', [])).toMatch(/^<span role="status"[^>]*><\/span>$/)
})

test.each([
  ['es', [0, 5, 6], 'martes 24 de noviembre: 2 turnos con lugar'],
  ['es', [0, 6], 'martes 24 de noviembre: un turno con lugar'],
  ['es', [6, 8], 'martes 24 de noviembre: completo'],
  ['en', [0, 5, 6], 'Tuesday 24 November: 2 times with places'],
  ['en', [0], 'Tuesday 24 November: one time with places'],
  ['en', [8], 'Tuesday 24 November: full'],
] as const)('in %s, for three, of a day with %j of eight taken', (language, counts, text) => {
  expect(said(language, counts.map(slot), '2026-11-24')).toContain(text)
})
