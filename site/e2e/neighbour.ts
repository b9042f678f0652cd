import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

/** A next version of the built product, in a folder of its own. */
export interface Neighbour {
  /** Where to run it: the server is there under the name that it has in the checkout. */
  folder: string
  remove(): Promise<void>
}

/** The product as it is built, with one more migration: what a next version is to the database. */
export async function nextVersion(migration: string): Promise<Neighbour> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-next-'))
  const [api, site] = [join(folder, 'packages/api'), join(folder, 'site')]
  await mkdir(join(site, 'dist'), { recursive: true })
  for (const part of ['package.json', 'dist'])
    await cp(join(root, 'packages/api', part), join(api, part), { recursive: true })
  await symlink(join(root, 'packages/api/node_modules'), join(api, 'node_modules'))
  await cp(join(root, 'site/package.json'), join(site, 'package.json'))
  await cp(join(root, 'site/dist/server'), join(site, 'dist/server'), { recursive: true })
  for (const part of ['client', 'embed'])
    await symlink(join(root, 'site/dist', part), join(site, 'dist', part))
  await linkModules(join(root, 'site/node_modules'), join(site, 'node_modules'), api)
  await addMigration(join(api, 'dist/migrations'), migration)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The modules of the checkout, but the API of the next version. */
async function linkModules(from: string, to: string, api: string): Promise<void> {
  await mkdir(join(to, '@gallery'), { recursive: true })
  await symlink(api, join(to, '@gallery/api'))
  const own = (await readdir(join(from, '@gallery'))).filter((name) => name !== 'api')
  for (const name of own) await symlink(join(from, '@gallery', name), join(to, '@gallery', name))
  const others = (await readdir(from)).filter((name) => name !== '@gallery' && !name.startsWith('.'))
  for (const name of others) await symlink(join(from, name), join(to, name))
}

async function addMigration(folder: string, migration: string): Promise<void> {
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { idx: number; when: number }[] } = JSON.parse(await readFile(file, 'utf8'))
  const last = journal.entries.at(-1)
  if (last === undefined) throw new Error('There are no migrations')
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' }
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
  await writeFile(join(folder, 'next.sql'), migration)
}
