import { stat } from 'node:fs/promises'

/** A folder of the gallery's is another user's, and closed to this process. */
export class ForeignFolder extends Error {
  /** @param all what should be given to this process's user: the folder with all that is about it */
  constructor(
    folder: string,
    { owner, own, all }: { owner: number; own: number; all: string },
    cause?: unknown
  ) {
    super(
      `${folder} belongs to another user of this machine (number ${owner}): start the gallery as that user, or give ` +
        `it to this one with “chown -R ${own} ${all}”.`,
      { cause }
    )
    this.name = 'ForeignFolder'
  }
}

/** What a system says where the rights are missing, and not the space. */
const denied = new Set(['EACCES', 'EPERM'])

/**
 * Makes of what a system says about a folder in `data` a {@link ForeignFolder}, where it is one: as when root has copied or
 * restored it. What is not there is looked at by the folder that it would be in.
 *
 * @throws always
 */
export function refuseForeign(folder: string, data: string): (error: unknown) => Promise<never> {
  return async (error) => {
    const own = process.geteuid?.()
    if (own === undefined || !isDenied(error)) throw error
    for (const path of [folder, data]) {
      const found = await stat(path).catch(() => null)
      if (found === null) continue
      if (found.uid !== own) throw new ForeignFolder(path, { owner: found.uid, own, all: data }, error)
      break
    }
    throw error
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && denied.has(String(error.code))
}
