import { Failure } from '@gallery/client'
import type { NewToast } from '@gallery/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { acting, keepUndo } from '../acts/acts.ts'
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

/** Ctrl Z while something is being written, which is then offered to be taken back. */
async function pressedBefore(undoable: Undoable): Promise<boolean> {
  let isTold = false
  // What was done in the test before is over with its task.
  await new Promise((next) => setTimeout(next))
  await acting(async () => {
    keepUndo(() => {
      isTold = true
      return () => {
        isTold = false
      }
    })
  })
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <Offering {...undoable} />
    </IntlProvider>
  )
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  return isTold
}

test('what Ctrl Z was pressed for meanwhile is taken back at once, and not offered', async () => {
  const undo = vi.fn(async () => undefined)
  expect(await pressedBefore({ text: 'Se borró.', undo })).toBe(false)
  expect(undo).toHaveBeenCalledOnce()
  expect(shown.map(({ text }) => renderToStaticMarkup(text))).toEqual(['Se deshizo: Se borró.'])
})

test('where that is refused, it is offered', async () => {
  const undo = vi.fn(() => Promise.reject(new Failure(503)))
  expect(await pressedBefore({ text: 'Se borró.', undo })).toBe(false)
  expect(undo).toHaveBeenCalledOnce()
  expect(shown[0]?.undo).toBeDefined()
})
