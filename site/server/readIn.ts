import type { Seed } from '@gallery/client'

/** What a page was answered to the read of such a path. */
export function readIn(seed: Pick<Seed, 'entries'>, path: RegExp): unknown {
  const [, answer] = seed.entries.find(([name]) => path.test(name)) ?? []
  return answer && 'data' in answer ? answer.data : undefined
}
