import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageManager } from './install.mjs'
import { root, run } from './run.mjs'

/**
 * Builds `@gallery/ui` and packs what would be published, with the `exports` of its `publishConfig`, which is pnpm's
 * doing. Returns the tarball's path.
 */
export async function packKit() {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-ui-'))
  const code = await run('npx', ['--yes', packageManager, 'pack', '--pack-destination', folder], {
    cwd: `${root}/packages/ui`,
    env: { NODE_ENV: 'production' },
  })
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (code !== 0 || !name)
    throw new Error('@gallery/ui could not be built and packed: the lines above say why.')
  return join(folder, name)
}
