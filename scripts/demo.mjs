import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

/** The data folder, as the server will find it. */
export const data = resolve(root, process.env.GALLERY_DATA || 'data')

/** Says that the folder is the demo's: whose panel opens by a mail alone, and where we say how to sign in. */
const mark = `${data}/demo`

/** What the gallery's own database may be: PostgreSQL's folder or PGlite's. */
const databases = ['postgres', 'db']

/** The demo while it is loaded, within the data folder since that may be a disk of its own. */
const loading = `${data}/.loading`
/** Written when all of it is there: what is left of it needs only be moved. */
const loaded = `${loading}/loaded`

/**
 * Fills a new database of the gallery's own with the demo; does nothing where there is one already,
 * or where `DATABASE_URL` names a server, whose content is nobody's but its owner's.
 *
 * The demo is loaded apart and moved in whole, the database last: a run that was cut off is taken up again by the next.
 * Nothing but a loading that was cut off is deleted: files without a database are those of a gallery that keeps its records on a
 * server, or that moved its database aside to restore it.
 */
export async function loadDemo() {
  if (process.env.DATABASE_URL) return
  if (databases.some((name) => existsSync(`${data}/${name}`))) {
    return rmSync(loading, { recursive: true, force: true })
  }
  const isMoving = existsSync(loaded) && !existsSync(`${loading}/storage`)
  if (existsSync(`${data}/storage`) && !isMoving) {
    return say(`${data}/storage holds files already: the demo gallery is not loaded beside them`)
  }
  if (!existsSync(loaded)) await load()
  writeFileSync(mark, 'This is the demo gallery. Delete this file once the gallery is yours.\n')
  for (const part of ['storage', ...databases]) {
    if (existsSync(`${loading}/${part}`)) renameSync(`${loading}/${part}`, `${data}/${part}`)
  }
  rmSync(loading, { recursive: true, force: true })
}

async function load() {
  say('Loading the demo gallery')
  rmSync(loading, { recursive: true, force: true })
  const code = await run(process.execPath, ['packages/demo/dist/load.js'], {
    env: { GALLERY_DATA: loading, DATABASE_URL: '' },
  })
  if (code !== 0) {
    rmSync(loading, { recursive: true, force: true })
    giveUp('The demo gallery could not be loaded; nothing was changed.')
  }
  writeFileSync(loaded, '')
}

/** How to sign in as the demo's super user, as long as the data folder is the demo's. */
export function demoSignIn() {
  if (process.env.DATABASE_URL || !existsSync(mark)) return
  say(
    'Super user of the demo: press Ingresar on the site, type lucia@ochava.example, take the code from the mail'
  )
}
