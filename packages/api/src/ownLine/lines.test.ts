import { expect, test } from 'vitest'
import { openLines } from './lines.ts'

/** What is wanted until the end, or by `isWanted`, in the line of a name. */
const of = (name: string, isWanted = () => true) => ({ name, isWanted, refuse: () => new Error('full') })

/** Works that say when they begin, and end when they are told to. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so many of a name are done at once, the next when one has ended, and nobody waits for another name', async () => {
  const { begun, work, end } = works()
  const inLine = openLines({ atOnce: 2, mostWaiting: 9 })
  const first = inLine(of('school'), work('s1'))
  for (const each of ['s2', 's3', 's4']) void inLine(of('school'), work(each))
  void inLine(of('ana'), work('a1'))
  await settled()
  expect(begun).toEqual(['s1', 's2', 'a1'])
  end('s1')
  expect(await first).toBe('s1')
  await settled()
  expect(begun).toEqual(['s1', 's2', 'a1', 's3'])
})

test('a work that fails gives its place to the next', async () => {
  const { begun, work } = works()
  const inLine = openLines({ atOnce: 1, mostWaiting: 9 })
  const failing = inLine(of('ana'), () => Promise.reject(new Error('no')))
  void inLine(of('ana'), work('next'))
  await expect(failing).rejects.toThrow('no')
  await settled()
  expect(begun).toEqual(['next'])
})

test('who finds the line too long is refused, and others are not', async () => {
  const { begun, work } = works()
  const inLine = openLines({ atOnce: 1, mostWaiting: 1 })
  for (const each of ['s1', 's2']) void inLine(of('school'), work(each))
  await expect(inLine(of('school'), work('s3'))).rejects.toThrow('full')
  void inLine(of('ana'), work('a1'))
  await settled()
  expect(begun).toEqual(['s1', 'a1'])
})

test('what nobody wants any more is passed over', async () => {
  const { begun, work, end } = works()
  const inLine = openLines({ atOnce: 1, mostWaiting: 9 })
  let isWanted = true
  void inLine(of('ana'), work('a1'))
  const left = inLine(
    of('ana', () => isWanted),
    work('a2')
  )
  void inLine(of('ana'), work('a3'))
  await settled()
  isWanted = false
  end('a1')
  await expect(left).rejects.toThrow('full')
  await settled()
  expect(begun).toEqual(['a1', 'a3'])
})

test('who has left takes nobody’s place in a full line', async () => {
  const { begun, work, end } = works()
  const inLine = openLines({ atOnce: 1, mostWaiting: 1 })
  let isWanted = true
  void inLine(of('ana'), work('a1'))
  const left = inLine(
    of('ana', () => isWanted),
    work('a2')
  )
  isWanted = false
  void inLine(of('ana'), work('a3'))
  await expect(left).rejects.toThrow('full')
  end('a1')
  await settled()
  expect(begun).toEqual(['a1', 'a3'])
})
