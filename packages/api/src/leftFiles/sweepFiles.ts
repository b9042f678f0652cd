import { storageFolders } from '@gallery/contract'
import type { ListedFile, Storage } from '../storage/storage.ts'

const day = 24 * 60 * 60_000

/** Milliseconds that a file is left alone after it was written: whoever uploads it has not named it yet. */
const tooNew = day

/** Milliseconds that files stay aside before they are deleted. */
export const asideFor = 30 * day

/** Which files records name. */
export interface Names {
  /**
   * A quick look at all of them. It may take a file for unnamed that is named, but only one that came to be so since, or
   * that is about to be made; what it says is asked about again.
   */
  look(): Promise<(key: string) => boolean>
  /**
   * Gives the work those of the keys that no record names, and lets nobody name a file again that has been there for long
   * until it is done.
   */
  holdingUnnamed(
    keys: readonly string[],
    work: (unnamed: ReadonlySet<string>) => Promise<void>
  ): Promise<void>
}

/** What a round of {@link sweepFiles} did, or would do. */
export interface Swept {
  /** Moved aside, or to be. */
  left: Tally
  /** Moved back into their places, since records name them again. */
  back: Tally
  /** Deleted after their time aside. */
  deleted: Tally
  /** Still aside. */
  aside: Tally
}
export interface Tally {
  files: number
  bytes: number
}

type Sweeping = {
  storage: Storage
  names: Names
  now: Date
  /** Whether nothing is done, only told. */
  dry?: boolean
}

/**
 * Moves the files aside that no record names, but for new ones; moves those back that are named again, and deletes those
 * that have been aside for 30 days, and what was begun and not finished. Whatever happens meanwhile, and wherever the
 * process dies, a file that is named is in its place or aside, from where the next round moves it back. Several processes
 * may do it at once.
 */
export async function sweepFiles({ storage, names, now, dry = false }: Sweeping): Promise<Swept> {
  const swept: Swept = { left: tally(), back: tally(), deleted: tally(), aside: tally() }
  const isNamed = await names.look()
  const age = ({ modified }: ListedFile) => now.getTime() - modified.getTime()

  /** Does something with those of the files that nobody names, and counts them. */
  async function withUnnamed(
    files: readonly ListedFile[],
    counted: Tally,
    act: (key: string) => Promise<void>
  ): Promise<void> {
    if (files.length === 0) return
    const keys = files.map(({ key }) => key)
    await names.holdingUnnamed(keys, async (unnamed) => {
      for (const file of files.filter(({ key }) => unnamed.has(key))) {
        if (!dry) await act(file.key)
        count(counted, file)
      }
    })
  }

  for await (const files of storage.aside.list()) {
    for (const file of files.filter(({ key }) => isNamed(key))) {
      if (!dry) await storage.aside.back(file.key)
      count(swept.back, file)
    }
    const unnamed = files.filter(({ key }) => !isNamed(key))
    const old = unnamed.filter((file) => age(file) > asideFor)
    await withUnnamed(old, swept.deleted, storage.aside.delete)
    for (const file of unnamed) if (age(file) <= asideFor) count(swept.aside, file)
  }
  for (const folder of storageFolders) {
    for await (const files of storage.list(folder)) {
      const left = files.filter((file) => age(file) > tooNew && !isNamed(file.key))
      await withUnnamed(left, swept.left, storage.aside.put)
    }
  }
  if (!dry) await storage.deleteUnfinished(new Date(now.getTime() - tooNew))
  return swept
}

function tally(): Tally {
  return { files: 0, bytes: 0 }
}

function count(tally: Tally, { bytes }: ListedFile): void {
  tally.files += 1
  tally.bytes += bytes
}
