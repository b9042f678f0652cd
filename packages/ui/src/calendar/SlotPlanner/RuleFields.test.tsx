import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { sampleRule } from '../../stories/sampleSlotPlan.ts'
import { catalogues } from '../../stories/say.ts'
import { RuleFields } from './RuleFields.tsx'

it('keeps the pattern of one of two on a page apart from the other', () => {
  const fields = <RuleFields rule={sampleRule} onChange={() => {}} />
  const html = renderToString(
    <IntlProvider locale="es" messages={catalogues.es}>
      {fields}
      {fields}
    </IntlProvider>
  )
  const [every, hours, otherEvery, otherHours] = [
    ...html.matchAll(/<input type="radio"[^>]* name="([^"]+)"/g),
  ].map(([, name]) => name)
  expect(every).toBeDefined()
  expect(hours).toBe(every)
  expect(otherHours).toBe(otherEvery)
  expect(otherEvery).not.toBe(every)
})
