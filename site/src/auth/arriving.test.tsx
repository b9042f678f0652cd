import type { CurrentUser } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../messages/es.json'
import { martina } from '../testing/martina.ts'
import { useArrival } from './login.ts'

const page = vi.hoisted(() => ({ show: vi.fn(), user: vi.fn<() => CurrentUser | null>() }))
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  useToast: () => ({ show: page.show }),
}))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useUser: page.user,
}))
vi.mock('./tellTabs.ts', () => ({ tellTabs: () => undefined }))

let arrive: ReturnType<typeof useArrival> = async () => undefined
function Page() {
  arrive = useArrival()
  return null
}

/** What is said when somebody comes in on a page of somebody, or of nobody. */
async function saidOf(user: CurrentUser, before: CurrentUser | null): Promise<unknown[]> {
  page.show.mockReset()
  page.user.mockReturnValue(before)
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <Page />
    </IntlProvider>
  )
  await arrive(user)
  return page.show.mock.calls.flat()
}

test('whoever comes in is told as whom: by their name, or by their address while they have none', async () => {
  expect(await saidOf(martina, null)).toEqual([{ text: 'Entraste como Martina Sosa' }])
  expect(await saidOf({ ...martina, first_name: '', last_name: '' }, null)).toEqual([
    { text: 'Entraste como martina@example.org' },
  ])
})

test('of whom a proof is awaited, it is said once they have given it', async () => {
  expect(await saidOf({ ...martina, awaits: 'proof' }, null)).toEqual([])
  expect(await saidOf({ ...martina, awaits: null }, { ...martina, awaits: 'proof' })).toHaveLength(1)
})

test('who proves once more that it is them has been in all along', async () => {
  expect(await saidOf(martina, martina)).toEqual([])
  expect(await saidOf({ ...martina, super: true }, { ...martina, awaits: 'choice' })).toEqual([])
})
