import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('../.github/workflows/', import.meta.url)

test('workflows run actions of one commit each, with its version beside it: a tag can be moved', async () => {
  for (const name of await readdir(folder)) {
    const lines = (await readFile(new URL(name, folder), 'utf8')).split('\n')
    for (const line of lines.filter((each) => /\buses:/.test(each)))
      expect(line, name).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})
