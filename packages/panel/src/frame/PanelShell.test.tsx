import { ToastProvider } from '@gallery/ui'
import type { AppShellProps } from '@gallery/ui/admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { PanelShell } from './PanelShell.tsx'

const panel = vi.hoisted((): { attempts: number; go?: () => void } => ({ attempts: 0 }))

vi.mock('@gallery/client', async (original) => {
  const client = await original<typeof import('@gallery/client')>()
  return {
    ...client,
    // Of the palette, whose code does not come.
    loadOnce: () =>
      client.loadOnce(() => {
        panel.attempts += 1
        return Promise.reject(new TypeError('Failed to fetch'))
      }),
    useLoadedSite: () => ({ options: { name: 'Ochava' } }),
    useUser: () => undefined,
  }
})
vi.mock('./useNavGroups.ts', () => ({ useNavGroups: () => [] }))
vi.mock('./useReadAnew.ts', () => ({ useReadAnew: () => undefined }))
vi.mock('@gallery/ui/admin', async (original) => ({
  ...(await original<typeof import('@gallery/ui/admin')>()),
  AppShell: ({ onGo }: AppShellProps) => {
    panel.go = onGo
    return null
  },
}))

beforeEach(() => {
  // A failure stays the answer for as long as the clock stands.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

test('whoever presses Ctrl + K after a failure asks anew', async () => {
  renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...messages, 'nav.admin': 'Panel' }}>
      <MemoryRouter>
        <ToastProvider>
          <PanelShell languages={[]} onSignOut={async () => undefined}>
            {null}
          </PanelShell>
        </ToastProvider>
      </MemoryRouter>
    </IntlProvider>
  )
  panel.go?.()
  expect(panel.attempts).toBe(1)
  // It is told by now.
  await vi.advanceTimersByTimeAsync(0)
  panel.go?.()
  expect(panel.attempts).toBe(2)
})
