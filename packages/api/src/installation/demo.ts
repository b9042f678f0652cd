import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Env, isHttps } from '../env/env.ts'

/** What says where the demo lies, and whether the public reaches it. */
type Place = Pick<Env, 'GALLERY_DATA' | 'PUBLIC_URL'>

/** `npm start` leaves this file beside the demo gallery; whoever makes it theirs deletes it. */
const markIn = ({ GALLERY_DATA }: Pick<Env, 'GALLERY_DATA'>) => join(GALLERY_DATA, 'demo')

/** Whether the data folder is the demo's. */
export function isDemo(env: Pick<Env, 'GALLERY_DATA'>): boolean {
  return existsSync(markIn(env))
}

/** What is in the folder from now on is somebody's own. */
export async function endDemo(env: Pick<Env, 'GALLERY_DATA'>): Promise<void> {
  await rm(markIn(env), { force: true })
}

/** What is so, and what to do about it, where the public reaches a panel as the demo's; null elsewhere. */
export function demoWarning(env: Place): { says: string; todo: string } | null {
  if (!isHttps(env) || !isDemo(env)) return null
  return {
    says: `${markIn(env)} says that this is the demo gallery: nobody is asked for more than a mail before the panel opens`,
    todo: 'Delete that file if the gallery is yours.',
  }
}
