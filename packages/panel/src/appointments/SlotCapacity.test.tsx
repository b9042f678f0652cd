import kitOfPanel from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { SlotCapacity } from './SlotCapacity.tsx'
import { anAgendaSlot } from './sampleSlot.ts'

vi.mock('../frame/useRefresh.ts', () => ({ useRefresh: () => () => Promise.resolve() }))
vi.mock('./SlotSwitch.tsx', () => ({ SlotSwitch: () => null }))

test('the region that says what came of a limit is there before one is typed', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...kitOfPanel, ...messages }}>
      <SlotCapacity slot={anAgendaSlot()} />
    </IntlProvider>
  )
  expect(html).toMatch(/role="status"[^>]*><\//)
})
