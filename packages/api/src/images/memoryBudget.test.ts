import { expect, it } from 'vitest'
import { openBudget } from './memoryBudget.ts'

/** Works that end when the test says so. */
function controlled(budget: ReturnType<typeof openBudget>) {
  const inside = new Set<string>()
  const ends = new Map<string, () => void>()
  function ask(name: string, bytes: number): Promise<void> {
    return budget(bytes, async () => {
      inside.add(name)
      await new Promise<void>((end) => ends.set(name, end))
      inside.delete(name)
    })
  }
  return { inside, ask, end: (name: string) => ends.get(name)?.() }
}

it('lets in what fits, in the order of asking, and never more', async () => {
  const { inside, ask, end } = controlled(openBudget(10))
  const [a, b, c, d] = [ask('a', 6), ask('b', 4), ask('c', 8), ask('d', 1)]
  await Promise.resolve()
  expect([...inside]).toEqual(['a', 'b'])
  end('b')
  await b
  // d would fit, but c came first and would wait for ever behind small ones.
  expect([...inside]).toEqual(['a'])
  end('a')
  await a
  await Promise.resolve()
  expect([...inside]).toEqual(['c', 'd'])
  end('c')
  end('d')
  await Promise.all([c, d])
})

it('lets what is larger than all of it go alone, and gives memory back when a work fails', async () => {
  const budget = openBudget(10)
  await expect(budget(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await budget(10, async () => 'next')).toBe('next')
})
