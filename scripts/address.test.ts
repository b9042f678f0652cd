import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const kit: { homepage: string; bugs: string; repository: { url: string; directory: string } } = JSON.parse(
  readFileSync(`${root}/packages/ui/package.json`, 'utf8')
)
const readme = readFileSync(`${root}/packages/ui/README.md`, 'utf8')

/** Where the project stands in public: said in the kit's `repository`, and nowhere decided again. */
const project = kit.repository.url.replace(/^git\+/, '').replace(/\.git$/, '')
/** What the registry can show: it has the README and not the files beside it. */
const raw = `${project.replace('//github.com/', '//raw.githubusercontent.com/')}/main/`

test('the package leads to where it is made', () => {
  expect(kit.homepage).toBe(`${project}/tree/main/${kit.repository.directory}#readme`)
  expect(kit.bugs).toBe(`${project}/issues`)
  expect(existsSync(`${root}/${kit.repository.directory}/package.json`)).toBe(true)
})

test('the pictures of the README have whole addresses, each of a file that there is', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, address = '']) => address)
  expect(pictures.length).toBeGreaterThan(0)
  for (const address of pictures) {
    expect(address.slice(0, raw.length), address).toBe(raw)
    expect(existsSync(`${root}/${address.slice(raw.length)}`), address).toBe(true)
  }
})
