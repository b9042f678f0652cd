import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { wordsWithCause } from '../plainWords.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('disk')

const megabyte = 1_000_000

/** Whether there is space for what the gallery writes: its data, and uploads on their way. */
export async function checkSpace(data: string, wanted: number): Promise<Finding[]> {
  return Promise.all([checkFolder(data, 'GALLERY_DATA', wanted), checkFolder(tmpdir(), 'TMPDIR', wanted)])
}

async function checkFolder(folder: string, variable: string, wanted: number): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder)
    const free = (bavail * bsize) / megabyte
    const says = `${folder} has ${Math.floor(free).toLocaleString('en')} MB left`
    if (free >= wanted) return ok(says)
    const todo = `Make space, or move the folder to a larger disk and name it with ${variable}.`
    return free < wanted / 5 ? bad(says, todo) : warn(says, todo)
  } catch (error) {
    return bad(
      `${folder} cannot be looked at: ${wordsWithCause(error)}`,
      `Make it, or name another with ${variable}.`
    )
  }
}
