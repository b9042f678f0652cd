import { expect, test } from 'vitest'
import { Failure } from '../request/failure.ts'
import { duringSave, type TileDoing, workControls } from './workControls.ts'

const patio = { id: 3, public: true, secretLink: 'abc' }
const resting = { saving: false, renewing: false, secretHref: '/es/share/work/abc' }

/** What the strip has at each step of what is done to a public work. */
async function stepsOf(doing: Parameters<typeof duringSave>[1], save: () => Promise<unknown>) {
  const steps: object[] = []
  let state: TileDoing = {}
  await duringSave(patio, doing, save, (next) => {
    state = { ...state, ...next }
    steps.push(workControls(patio, state, 'es'))
  })
  return steps
}
const saved = async () => undefined
const refused = async () => {
  throw new Failure(500, '', {})
}

test('a work that is hidden is so at once, and stays so, also where it could not be read anew', async () => {
  expect(await stepsOf({ publishing: false }, saved)).toEqual([
    { ...resting, public: false, saving: true },
    { ...resting, public: false },
  ])
})

test('what is read anew goes before what was saved', () => {
  const doing = { saved: { public: false, over: patio } }
  expect(workControls({ ...patio }, doing, 'es')).toMatchObject({ public: true })
})

test('when that is not saved it is taken back, with an alert', async () => {
  expect(await stepsOf({ publishing: false }, refused)).toEqual([
    { ...resting, public: false, saving: true },
    { ...resting, public: true, error: true },
  ])
})

test('a link is on its way until it is replaced, and an alert says when it was not', async () => {
  expect(await stepsOf({ renewing: true }, refused)).toEqual([
    { ...resting, public: true, renewing: true },
    { ...resting, public: true, error: true },
  ])
})

test('the alert goes with the next try', async () => {
  const notes: TileDoing[] = []
  await duringSave(patio, { renewing: true }, saved, (next) => notes.push(next))
  expect(notes[0]).toEqual({ renewing: true, failed: false })
})

test('what is no refusal goes on', async () => {
  const broken = async () => {
    throw new Error('a mistake of ours')
  }
  await expect(stepsOf({ publishing: true }, broken)).rejects.toThrow('a mistake of ours')
})
