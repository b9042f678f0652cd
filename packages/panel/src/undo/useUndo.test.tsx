import { Failure } from '@gallery/client'
import type { NewToast } from '@gallery/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { type Undoable, useUndo } from './useUndo.tsx'

const shown: NewToast[] = []
vi.mock('@gallery/ui', async (original) => ({
  ...(await original<typeof import('@gallery/ui')>()),
  useToast: () => ({ show: (toast: NewToast) => shown.push(toast) }),
}))

beforeEach(() => {
  shown.length = 0
})

function Offering(undoable: Undoable) {
  useUndo().offer(undoable)
  return null
}

/** What is said once something that was offered has been taken back. */
async function saidAfter(undoable: Undoable): Promise<string[]> {
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <Offering {...undoable} />
    </IntlProvider>
  )
  await shown[0]?.undo?.()
  return shown.slice(1).map(({ text }) => renderToStaticMarkup(text))
}

test('what was taken back is named', async () => {
  const undo = async () => undefined
  expect(await saidAfter({ text: 'Borraste el turno de las 15:00.', undo })).toEqual([
    'Se deshizo: Borraste el turno de las 15:00.',
  ])
})

test('what would have followed from it is not', async () => {
  const undo = async () => undefined
  const text = 'Moviste a Ana. Le avisamos por mail en cinco minutos.'
  expect(await saidAfter({ text, what: 'Moviste a Ana.', undo })).toEqual(['Se deshizo: Moviste a Ana.'])
})

test('where nothing was left to take back, that is said, and of a refusal nothing more', async () => {
  const refusing = (status: number) => () => Promise.reject(new Failure(status))
  expect(await saidAfter({ text: 'Se borró.', undo: refusing(404) })).toEqual([messages['admin.undo.gone']])
  shown.length = 0
  expect(await saidAfter({ text: 'Se borró.', undo: refusing(503) })).toEqual([])
})
