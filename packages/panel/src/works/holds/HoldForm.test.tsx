import type { WorkHold } from '@gallery/contract'
import type { FormProps } from '@gallery/ui'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../../language/es.json' with { type: 'json' }
import { asSomebody } from '../../testing/asSomebody.ts'
import { HoldForm } from './HoldForm.tsx'

let submit: FormProps['onSubmit']
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  Form: ({ onSubmit, children }: FormProps) => {
    submit = onSubmit
    return children
  },
}))
vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  useLoadedSite: () => ({ today: '2026-11-23', timeZone: 'America/Argentina/Buenos_Aires' }),
}))
vi.mock('../../frame/useRefresh.ts', () => ({ useRefresh: () => async () => undefined }))
vi.mock('../../held/useHoldTimes.ts', () => ({ useHoldTimes: () => (at: string) => at }))

/** What was sent, under which key. */
const sent: { form: unknown; key: string | null }[] = []

asSomebody()
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: { headers: Headers; body: string }) => {
    sent.push({ form: JSON.parse(body), key: headers.get('idempotency-key') })
    throw new TypeError('Failed to fetch')
  })
})

/** Presses the button of a new hold of work 3, with that line before it. */
async function press(line: readonly WorkHold[], values: Record<string, string>): Promise<void> {
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <HoldForm work={3} line={line} onDone={() => undefined} onCancel={() => undefined} />
    </IntlProvider>
  )
  await submit?.(values)
}

/** The hold that was made although its answer was lost. */
const own: WorkHold = {
  id: 8,
  state: 'holding',
  client: 'Ana',
  contact: '',
  note: '',
  from: '2026-11-23T18:00:00Z',
  until: '2026-11-26T21:00:00Z',
  hours: null,
  remind: true,
  created_at: '2026-11-23T18:00:00Z',
  created_by: { id: 7, full_name: 'Lucía' },
  end: null,
  ended_at: null,
  ended_by: null,
}

test('a hold that is sent again after its answer was lost is the same, also once it stands in the line itself', async () => {
  await press([], { note: 'Vuelve el jueves', until: '2026-11-26T18:00' })
  // Behind somebody there is no field of the hour.
  await press([own], { note: 'Vuelve el jueves' })
  expect(sent[0]?.form).toMatchObject({ until: '2026-11-26T21:00:00.000Z', wait: false })
  expect(sent[1]).toEqual(sent[0])
})

test('whoever is written down behind somebody is the same too, once the work is free', async () => {
  await press([own], {})
  await press([], { until: '2026-11-26T18:00' })
  expect(sent[0]?.form).toMatchObject({ hours: 72, wait: true })
  expect(sent[1]).toEqual(sent[0])
})

test('another one comes behind', async () => {
  await press([], { note: 'Vuelve el jueves', until: '2026-11-26T18:00' })
  await press([own], { note: 'Quiere verla' })
  expect(sent[1]?.form).toMatchObject({ hours: 72, wait: true })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})
