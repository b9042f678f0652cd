import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('../.github/workflows/', import.meta.url)
const workflow = (name: string) => readFile(new URL(name, folder), 'utf8')

test('workflows run actions of one commit each, with its version beside it: a tag can be moved', async () => {
  for (const name of await readdir(folder)) {
    const lines = (await workflow(name)).split('\n')
    for (const line of lines.filter((each) => /\buses:/.test(each)))
      expect(line, name).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})

test('what is published was tested first, in a job that can neither write nor sign', async () => {
  const [head = '', jobs = ''] = (await workflow('release.yml')).split(/^jobs:\n/m)
  const [tests = '', release = ''] = jobs.split(/^ {2}release:\n/m)
  expect(head).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(tests).toContain('- run: npm test\n')
  expect(tests).not.toMatch(/permissions|secrets/)
  expect(release).toMatch(/^ {4}needs: test$/m)
  expect(release).toMatch(/^ {6}id-token: write$/m)
  expect(release).toMatch(/^ {10}publish: npm run release$/m)
})

test('the kit is published with the proof of where it was built', async () => {
  expect(await readFile(new URL('release.mjs', import.meta.url), 'utf8')).toContain("'--provenance'")
})
