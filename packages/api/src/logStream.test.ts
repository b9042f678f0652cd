import { expect, it } from 'vitest'
import { linesTogether } from './logStream.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('sends the lines of one turn together and in order', async () => {
  const sent: string[] = []
  const lines = linesTogether((text) => sent.push(text))
  lines.write('one\n')
  lines.write('two\n')
  expect(sent).toEqual([])
  await turn()
  lines.write('three\n')
  await turn()
  expect(sent).toEqual(['one\ntwo\n', 'three\n'])
})

it('sends at once what is asked for, and nothing twice', async () => {
  const sent: string[] = []
  const lines = linesTogether((text) => sent.push(text))
  lines.write('last words\n')
  lines.flush()
  await turn()
  expect(sent).toEqual(['last words\n'])
})
