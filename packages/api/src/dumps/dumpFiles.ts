import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DumpFile } from '@gallery/contract'
import { isLeftHalfway } from '../storage/leftHalfway.ts'

/** How many dumps are kept. */
const kept = 7

const form = /^records-(\d{4}-\d{2}-\d{2})-(\d+)\.jsonl\.gz$/

/** What a dump is called: its day and how many records it has. */
export function dumpName(day: string, records: number): string {
  return `records-${day}-${records}.jsonl.gz`
}

/** Whether a text could be the name of a dump, and nothing that leads anywhere else. */
export function isDumpName(name: string): boolean {
  return form.test(name)
}

/** Where this machine keeps the dumps that it made. */
export function dumpsFolder(data: string): string {
  return join(data, 'dumps')
}

/** What a dump is called while it is written; no other bears that name. */
export function growingName(): string {
  return `growing-${process.pid}-${crypto.randomUUID()}`
}

/** The dumps that there are, newest first. */
export async function listDumps(folder: string, url: string): Promise<DumpFile[]> {
  const names = await namesIn(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const [, day = '', records] = form.exec(name) ?? []
      const found = await stat(join(folder, name)).catch(() => null)
      return found ? [{ day, url: `${url}/dumps/${name}`, bytes: found.size, records: Number(records) }] : []
    })
  )
  return files.flat()
}

/** The name of a day's dump, or null where there is none. */
export async function findDump(folder: string, day: string): Promise<string | null> {
  return (await namesIn(folder)).find((name) => form.exec(name)?.[1] === day) ?? null
}

/**
 * Deletes the dumps that are too many, and what a cut has left behind; all of them where none are to be offered. What another
 * process is in the middle of stays: several may keep one folder.
 */
export async function sweepDumps(folder: string, isOffered: boolean): Promise<void> {
  const keeping = new Set(isOffered ? (await namesIn(folder)).slice(0, kept) : [])
  const all = await readdir(folder).catch((): string[] => [])
  for (const name of all) {
    const path = join(folder, name)
    const isGrowing = name.startsWith('growing-') && !(await isLeftHalfway(path))
    if (!keeping.has(name) && !isGrowing) await rm(path, { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  return names.filter(isDumpName).sort().reverse()
}
