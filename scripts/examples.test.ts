import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from './run.mjs'

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'))

describe.each(readdirSync(`${root}/examples`))('the example %s', (name) => {
  const { dependencies, devDependencies, engines } = manifestOf(`examples/${name}`)

  test('takes the version of the kit that is next to it', () => {
    expect(dependencies['@gallery/ui']).toBe(manifestOf('packages/ui').version)
  })

  test('is the same whenever it is installed: its versions are exact', () => {
    const versions = Object.values<string>({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test('says which Node.js it needs, also to who reads', () => {
    const [least = ''] = /\d+\.\d+/.exec(engines.node) ?? []
    expect(readFileSync(`${root}/examples/${name}/README.md`, 'utf8')).toContain(`Node.js ${least}`)
  })
})

test('no lockfile of an example is kept, with addresses to download from', () => {
  const kept = execFileSync('git', ['ls-files', 'examples', 'packages/ui/consumer'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(kept).toContain('examples/vite/package.json')
  expect(kept.split('\n').filter((file) => /lock/.test(file))).toEqual([])
})
