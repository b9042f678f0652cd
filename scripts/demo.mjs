import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

/**
 * Fills a new embedded database with the demo gallery; does nothing where there is a database already,
 * or where `DATABASE_URL` names a server, whose content is nobody's but its owner's.
 *
 * The demo is loaded beside the data folder and moved in whole, the database last: a run that was cut off
 * leaves nothing half-filled.
 */
export async function loadDemo() {
  if (process.env.DATABASE_URL) return
  const data = resolve(root, process.env.GALLERY_DATA ?? 'data')
  if (existsSync(`${data}/db`)) return
  say('Loading the demo gallery')
  const loading = `${data}.loading`
  rmSync(loading, { recursive: true, force: true })
  const code = await run(process.execPath, ['packages/demo/dist/load.js'], {
    env: { GALLERY_DATA: loading, DATABASE_URL: '' },
  })
  if (code !== 0) giveUp('The demo gallery could not be loaded; nothing was changed.')
  mkdirSync(data, { recursive: true })
  for (const part of ['storage', 'db']) {
    rmSync(`${data}/${part}`, { recursive: true, force: true })
    if (existsSync(`${loading}/${part}`)) renameSync(`${loading}/${part}`, `${data}/${part}`)
  }
  rmSync(loading, { recursive: true, force: true })
  writeFileSync(`${data}/demo`, 'This is the demo gallery. Delete this file once the gallery is yours.\n')
}

/** How to sign in as the demo's super user, as long as the data folder is the demo's. */
export function demoSignIn() {
  const data = resolve(root, process.env.GALLERY_DATA ?? 'data')
  if (process.env.DATABASE_URL || !existsSync(`${data}/demo`)) return
  say(
    'Super user of the demo: press Ingresar on the site, type lucia@ochava.example, take the code from the mail'
  )
}
