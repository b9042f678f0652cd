// Writes the lock of the examples anew, with the packages that the registry has today.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installKit } from './kitInstall.mjs'
import { keepLock } from './kitLock.mjs'
import { packKit } from './kitTarball.mjs'

const folder = mkdtempSync(join(tmpdir(), 'gallery-lock-'))
const tarball = await packKit()
try {
  await installKit(folder, tarball, { locked: false })
  keepLock(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
  rmSync(dirname(tarball), { recursive: true, force: true })
}
