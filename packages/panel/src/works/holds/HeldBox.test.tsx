import type { WorkHold } from '@gallery/contract'
import { ToastProvider } from '@gallery/ui'
import kit from '@gallery/ui/messages/admin/es'
import visitors from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../../language/es.json' with { type: 'json' }
import { HeldBox } from './HeldBox.tsx'
import { useHoldActions } from './useHoldActions.tsx'

/** The buttons of the box, in their order: those that act at once, and those that open a form. */
const buttons = vi.hoisted((): { acts: boolean; press: () => unknown }[] => [])
vi.mock('./HoldButton.tsx', () => ({
  HoldButton: ({ onAct }: { onAct: () => unknown }) => {
    buttons.push({ acts: true, press: onAct })
    return null
  },
}))
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  Button: ({ onClick }: { onClick: () => unknown }) => {
    buttons.push({ acts: false, press: onClick })
    return null
  },
}))

const holder: WorkHold = {
  id: 7,
  state: 'holding',
  client: 'Martina Sosa',
  contact: '',
  note: '',
  from: '2026-11-23T18:00:00Z',
  until: '2026-11-25T18:00:00Z',
  hours: null,
  remind: true,
  created_at: '2026-11-23T18:00:00Z',
  created_by: null,
  end: null,
  ended_at: null,
  ended_by: null,
}

const onProlong = vi.fn()
const onSell = vi.fn()

function Box() {
  const actions = useHoldActions(3)
  return (
    <HeldBox ref={null} holder={holder} actions={actions} onProlong={onProlong} onSell={onSell} next={null} />
  )
}

test('what is held is prolonged and sold by a form, which asks for the price first; the rest is done at once', () => {
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...visitors, ...kit, ...messages }}>
      <ToastProvider>
        <Box />
      </ToastProvider>
    </IntlProvider>
  )
  expect(buttons.map(({ acts }) => acts)).toEqual([false, false, true, true])
  for (const { press } of buttons.slice(0, 2)) press()
  expect(onProlong).toHaveBeenCalledOnce()
  expect(onSell).toHaveBeenCalledOnce()
})
