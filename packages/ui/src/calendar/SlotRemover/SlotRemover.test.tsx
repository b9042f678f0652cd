import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { sampleRemovable } from '../../stories/sampleSlotPlan.ts'
import { catalogues } from '../../stories/say.ts'
import { SlotRemover } from './SlotRemover.tsx'

const nothing = () => {}

const remover = (
  <SlotRemover
    range={{ from: '2026-12-01', to: '2026-12-15', weekdays: [2, 3, 4, 5], after: '', before: '' }}
    onRangeChange={nothing}
    slots={sampleRemovable}
    onRemove={nothing}
  />
)

it('keeps what is chosen in one of two on a page apart from the other', () => {
  const html = renderToString(
    <IntlProvider locale="es" messages={catalogues.es} timeZone="America/Argentina/Buenos_Aires">
      {remover}
      {remover}
    </IntlProvider>
  )
  const [keep, tell, otherKeep, otherTell] = [
    ...html.matchAll(/<input type="radio"[^>]* name="([^"]+)"/g),
  ].map(([, name]) => name)
  expect(keep).toBeDefined()
  expect(tell).toBe(keep)
  expect(otherTell).toBe(otherKeep)
  expect(otherKeep).not.toBe(keep)
})
